def berths_target(project, core)
  project.target do |target|
    target.name = 'Berths'
    target.type = :framework
    target.platform = :ios
    target.include_files = ['Module/Berths/Berths/**/*.swift']
    target.linked_targets = [core]
  end
end
