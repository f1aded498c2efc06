# frozen_string_literal: true

require 'rake'
require 'yy_widgets/asset_installation'
require 'yy_widgets/doctor'

RSpec.describe 'rake' do
  around { |example| Dir.mktmpdir { |folder| @root = Pathname.new(folder).realpath and example.run } }

  it 'has the tasks' do
    Rake.with_application { Shop.load_tasks && expect(Rake::Task.tasks.map(&:name)).to(include('yy:doctor', 'yy:install:assets')) }
  end

  describe 'yy:install:assets' do
    it 'copies the build, and what is compressed of it, where its address is' do
      folder = YyWidgets::AssetInstallation.new(YyWidgets.files, @root).install
      expect(folder).to eq(@root.join('yy', YyWidgets.files.version))
      files = folder.glob('**/*').select(&:file?).map { |file| file.relative_path_from(folder).to_s }
      expect(files).to include('yy.js', 'yy.js.br', 'yy.js.gz', 'chunks/core-1.digested.js', 'lite/yy.css')
      expect(files).not_to include('secret.txt')
    end

    it 'says where it has found none' do
      empty = YyWidgets::BuiltFiles.new(@root)
      expect { YyWidgets::AssetInstallation.new(empty, @root).install }.to raise_error(/no built files in/)
    end
  end

  describe 'yy:doctor' do
    def template(name, text)
      @root.join('app/views', name).tap { |file| file.dirname.mkpath }.binwrite(text)
    end

    def doctor(path: '/nowhere')
      output = StringIO.new
      former = ENV.fetch('PATH')
      ENV['PATH'] = path
      [YyWidgets::Doctor.new(@root, output).run, output.string.lines.map(&:chomp)]
    ensure
      ENV['PATH'] = former
    end

    it 'tells wrong helpers and arguments with file and line' do
      template('sellers/show.html.erb', <<~ERB)
        <h1>loja</h1>
        <%= yy_follow_button user_ids: 3, follow_path: follows_path(a: 1), unfollow_path: "/", login_path: "/" do %>
          <%= yy_modal(name: "a", "data-name": "b") { "x" } %>
          <% if yy_flahs %><% end %>
        <% end %>
      ERB
      clean, lines = doctor
      expect(clean).to be(false)
      expect(lines).to eq([
                            'app/views/sellers/show.html.erb:2: yy_follow_button: user_id is required',
                            'app/views/sellers/show.html.erb:2: yy_follow_button: unknown argument user_ids, did you mean user_id?',
                            "app/views/sellers/show.html.erb:3: yy_modal: data-name is the widget's own: write name: instead",
                            'app/views/sellers/show.html.erb:4: yy_flahs: no such helper, did you mean yy_flash?',
                            lines.last
                          ])
    end

    it 'leaves alone what is right, worked out, or the application\'s own' do
      template('a.html.erb', "<%= yy_flash do %>\r\n<% end %><%= yy_modal(**options) %><%= yy_modal options %><%= yy_own_thing x: 1 %>" \
                             '<%= yy_head_tags flavour: :lite %><%= yy_modal name: "a", class: "x", data: {}, aria: {}, "data-c": 2 %>')
      expect(doctor).to eq([true, [doctor.last.first]])
    end

    it 'survives templates that are no Ruby, no UTF-8, and huge' do
      template('broken.html.erb', '<%= yy_modal( %> <% if %>')
      template('latin.html.erb', "<p>jo\xE3o</p>\n<%= yy_modal %>")
      template('huge.html.erb', "<p>#{'x' * 5_000_000}</p>\n<%= yy_modal %>")
      expect(doctor.last.first(2)).to eq(['app/views/huge.html.erb:2: yy_modal: name is required',
                                          'app/views/latin.html.erb:2: yy_modal: name is required'])
    end

    it 'says in one line that the command for tags is not installed' do
      expect(doctor).to eq([true, ['yy-doctor is not installed (npm install --save-dev @yy/widgets): only calls of helpers were checked.']])
    end

    it 'fails when the command for tags finds something' do
      command = @root.join('node_modules/.bin/yy-doctor')
      command.dirname.mkpath
      command.write("#!/bin/sh\necho \"$*\" > asked\nexit 1\n")
      command.chmod(0o755)
      expect(doctor).to eq([false, []])
      expect(@root.join('asked').read).to eq("app/views/**/*.erb app/views/**/*.html app/views/**/*.haml\n")
    end
  end
end
