def berth_detail_target(project, core)
  project.target do |target|
    target.name = 'BerthDetail'
    target.type = :framework
    target.platform = :ios
    target.include_files = ['Module/BerthDetail/BerthDetail/**/*.swift']
    target.linked_targets = [core]
  end
end
