def berths_pods
  target('Berths') { pod 'Beaver' }
end
