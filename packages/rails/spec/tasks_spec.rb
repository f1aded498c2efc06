# frozen_string_literal: true

require 'rake'
require 'yy_widgets/asset_installation'

RSpec.describe 'rake' do
  around { |example| Dir.mktmpdir { |folder| @root = Pathname.new(folder).realpath and example.run } }

  it 'has the tasks' do
    Rake.with_application do
      Shop.load_tasks && expect(Rake::Task.tasks.map(&:name)).to(include('yy:doctor', 'yy:inventory', 'yy:install:assets', 'yy:prune'))
    end
  end

  describe 'yy:install:assets' do
    it 'copies the build, with compressed files, into a folder of its version' do
      folder = YyWidgets::AssetInstallation.new(YyWidgets.files, @root).install
      expect(folder).to eq(@root.join(YyWidgets.files.version))
      files = folder.glob('**/*').select(&:file?).map { |file| file.relative_path_from(folder).to_s }
      expect(files).to include('yy.js', 'yy.js.br', 'yy.js.gz', 'chunks/core-1.digested.js', 'lite/yy.css')
      expect(files).not_to include('secret.txt')
    end

    it 'reports missing files' do
      empty = YyWidgets::BuiltFiles.new(@root)
      expect { YyWidgets::AssetInstallation.new(empty, @root).install }.to raise_error(/no built files in/)
    end
  end
end
