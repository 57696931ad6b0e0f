def tides_pods
  target('Tides') { pod 'Beaver' }
end
