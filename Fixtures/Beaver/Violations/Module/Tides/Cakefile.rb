def tides_target(project, core)
  project.target do |target|
    target.name = 'Tides'
    target.type = :framework
    target.platform = :ios
    target.include_files = ['Module/Tides/Tides/**/*.swift']
    target.linked_targets = [core]
  end
end
