def logbook_target(project, core)
  project.target do |target|
    target.name = 'Logbook'
    target.type = :framework
    target.platform = :ios
    target.include_files = ['Module/Logbook/Logbook/**/*.swift']
    target.linked_targets = [core]
  end
end
