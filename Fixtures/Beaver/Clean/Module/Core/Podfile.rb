def core_pods
  target('Core') { pod 'Beaver' }
end
