Pod::Spec.new do |s|
  s.name = 'Feed'
  s.version = '2.0'
  s.default_subspec = 'Core'

  s.subspec 'Core' do |core|
    core.source_files = 'Core/**/*.{swift,h,m}'
    core.exclude_files = 'Core/Generated/**/*'
  end

  s.subspec 'UI' do |ui|
    ui.source_files = 'UI/*.swift'
    ui.resource_bundles = { 'FeedUI' => ['UI/Assets/**/*', 'UI/*.{xib,strings}'] }
    ui.dependency 'Feed/Core'
  end

  s.test_spec 'Tests' do |tests|
    tests.source_files = 'Tests/*.swift'
    tests.dependency 'OHHTTPStubs'
  end
end
