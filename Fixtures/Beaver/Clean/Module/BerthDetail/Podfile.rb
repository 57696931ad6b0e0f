def berth_detail_pods
  target('BerthDetail') { pod 'Beaver' }
end
