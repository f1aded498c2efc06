# frozen_string_literal: true

require_relative 'lib/yy_widgets/version'

Gem::Specification.new do |spec|
  spec.name = 'yy_widgets'
  spec.version = YyWidgets::VERSION
  spec.summary = 'Helpers for the yy- custom elements, and the files that they need.'
  spec.authors = ['The authors of @yy/widgets']
  spec.license = 'MIT'
  spec.required_ruby_version = '>= 2.7'
  spec.files = Dir.chdir(__dir__) do
    files = Dir['{lib,config,previews,rbi,sig,vendor}/**/*', '{schema,answers,report.schema,speculation}.json', '{README.md,LICENSE}']
    files.select { |file| File.file?(file) }
  end
  spec.metadata['rubygems_mfa_required'] = 'true'
  spec.add_dependency 'railties', '>= 6.1'
end
