def core_target(project)
  project.target do |target|
    target.name = 'Core'
    target.type = :framework
    target.platform = :ios
    target.include_files = ['Module/Core/Core/**/*.swift']
    target.linked_targets = []
  end
end
