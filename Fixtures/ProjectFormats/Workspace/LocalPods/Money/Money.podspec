Pod::Spec.new do |s|
  s.name = 'Money'
  s.version = '1.0'
  s.source_files = 'Sources/**/*.swift'
  s.test_spec 'Tests' do |t|
    t.source_files = 'Tests/*.swift'
  end
end
