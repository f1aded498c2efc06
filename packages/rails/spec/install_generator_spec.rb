# frozen_string_literal: true

require 'generators/yy/install/install_generator'

RSpec.describe Yy::Generators::InstallGenerator do
  around { |example| Dir.mktmpdir { |folder| @app = Pathname.new(folder) and example.run } }

  def layout(name, text)
    @app.join('app/views/layouts', name).tap { |file| file.dirname.mkpath }.binwrite(text)
  end

  def layout_text(name)
    @app.join('app/views/layouts', name).binread
  end

  def install(*words, behavior: :invoke)
    output = $stdout
    $stdout = StringIO.new
    described_class.start(words, destination_root: @app.to_s, behavior: behavior)
    $stdout.string
  ensure
    $stdout = output
  end

  it 'writes a valid initializer' do
    install
    file = @app.join('config/initializers/yy_widgets.rb')
    expect { load file.to_s }.not_to raise_error
    file.write('# changed')
    install
    expect(file.read).to eq('# changed')
  end

  it 'adds the head tags to the layouts, once' do
    layout('application.html.erb', "<html>\n  <head>\n    <%= csrf_meta_tags %>\n  </head>\n  <body></body>\n</html>\n")
    layout('admin.html.haml', "%html\n  %head\n    = csrf_meta_tags\n  %body\n    = yield\n")
    2.times { install }
    expect(layout_text('application.html.erb')).to include("    <%= csrf_meta_tags %>\n    <%= yy_head_tags %>\n  </head>\n")
    expect(layout_text('admin.html.haml')).to eq("%html\n  %head\n    = csrf_meta_tags\n    = yy_head_tags\n  %body\n    = yield\n")
    expect(layout_text('application.html.erb').scan('yy_head_tags').size).to eq(1)
  end

  describe 'with importmap-rails' do
    let(:map) { @app.join('config/importmap.rb').tap { |file| file.dirname.mkpath } }
    let(:pin) { %(pin "@yy/widgets/bootstrap", to: "/yy/yy.js", preload: false\n) }

    ["pin \"application\"\n", 'pin "application"', ''].each do |text|
      it "pins the module once, after #{text.inspect}, and removes it again" do
        map.write(text)
        2.times { install }
        lines = text.empty? ? '' : "pin \"application\"\n"
        expect(map.read).to eq(lines + pin)
        install(behavior: :revoke)
        expect(map.read).to eq(lines)
      end
    end

    it 'writes no pin without a map' do
      install
      expect(map).not_to exist
    end
  end

  describe 'the rules for Herb' do
    let(:built) { Pathname.new(Dir.mktmpdir) }
    let(:rules) { @app.join('.herb') }

    before do
      layout('application.html.erb', "<head>\n</head>\n")
      build(built, 'one')
      allow(YyWidgets::HerbRules).to receive(:new).and_wrap_original do |original, *arguments, **options|
        original.call(*arguments, rules: built, **options)
      end
    end
    after { built.rmtree }

    # Writes rules as `npm run build -- gem` does.
    def build(folder, text)
      folder.join('rules/yy').mkpath
      { 'yy.mjs' => "// #{text}\n", 'rules/yy/unclosed.mjs' => "import '../../yy.mjs';\n" }.each do |file, lines|
        folder.join(file).binwrite("// sha256 #{Digest::SHA256.hexdigest(lines)} of the lines below\n#{lines}")
      end
    end

    it 'are written once, and removed' do
      expect(install).to match(/create\s+\.herb \(2 files\)/)
      expect(rules.join('rules/yy/unclosed.mjs').binread).to eq(built.join('rules/yy/unclosed.mjs').binread)
      expect(install).to match(/identical\s+\.herb \(2 files\)/)
      expect(install(behavior: :revoke)).to match(/remove\s+\.herb \(2 files\)/)
      expect(rules).not_to exist
      expect(install(behavior: :revoke)).not_to include('.herb')
    end

    it 'begin with a digest in the format of yy-doctor' do
      install
      digest = '22c5892a20c74aca2cd29d6035eae625bef9773164a944f63549a94930e05b1e'
      expect(rules.join('yy.mjs').binread).to eq("// sha256 #{digest} of the lines below\n// one\n")
      expect(install(behavior: :revoke)).to match(/remove\s+\.herb \(2 files\)/)
    end

    it 'of an older version are updated, also with line ends of Windows' do
      install
      rules.join('yy.mjs').then { |file| file.binwrite(file.binread.gsub("\n", "\r\n")) }
      expect(install).to match(/identical\s+\.herb \(2 files\)/)
      build(built, 'two')
      expect(install).to match(/identical\s+\.herb \(1 files\)/).and match(/update\s+\.herb \(1 files\)/)
      expect(rules.join('yy.mjs').binread).to include("// two\n")
    end

    it 'are kept when the author has changed them, unless forced' do
      install
      rules.join('yy.mjs').open('ab') { |file| file.write("// mine\n") }
      rules.join('rules/own.mjs').write('')
      [install, install(behavior: :revoke)].each { |output| expect(output).to include('.herb/yy.mjs: changed by hand') }
      expect(rules.glob('**/*.mjs').map { |file| file.basename.to_s }).to contain_exactly('yy.mjs', 'own.mjs')
      install('--force')
      expect(rules.join('yy.mjs').binread).to eq(built.join('yy.mjs').binread)
      install('--force', behavior: :revoke)
      expect(rules.glob('**/*.mjs').map { |file| file.basename.to_s }).to eq(['own.mjs'])
    end

    it 'are not written with --skip-herb or --pretend, or without ERB' do
      expect(install('--skip-herb')).not_to include('.herb')
      expect(install('--pretend')).to match(/create\s+\.herb/)
      @app.join('app/views/layouts/application.html.erb').delete
      expect(install).not_to include('.herb')
      expect(rules).not_to exist
      @app.join('.herb.yml').write("version: 0.10.4\n")
      install
      expect(rules).to exist
    end

    it 'are reported when they are not built' do
      built.join('rules').rmtree
      built.join('yy.mjs').delete
      expect(install).to include('.herb: the rules are not built (npm run build -- gem)')
      expect(@app.join('config/initializers/yy_widgets.rb')).to exist
    end
  end

  it 'keeps line ends and invalid UTF-8' do
    layout('application.html.erb', "<head>\r\n<title>jo\xE3o</title>\r\n</head>\r\n")
    install
    expect(layout_text('application.html.erb')).to eq("<head>\r\n<title>jo\xE3o</title>\r\n  <%= yy_head_tags %>\r\n</head>\r\n".b)
  end

  it 'removes the calls, also with arguments of the author' do
    erb = "<html>\r\n  <head>\r\n  </head>\r\n</html>\r\n"
    haml = "%html\n  %head\n    %title loja\n  %body\n"
    layout('application.html.erb', erb)
    layout('admin.html.haml', haml)
    install
    layout('shop.html.erb', "<head>\n  <%= yy_head_tags flavour: :lite, preload: %i[modal] %>\n</head>\n")
    layout('inline.html.erb', "<head><%= yy_head_tags %></head>\n")
    expect(install(behavior: :revoke)).to include('inline.html.erb: yy_head_tags stands among other code')
    expect(layout_text('application.html.erb')).to eq(erb)
    expect(layout_text('admin.html.haml')).to eq(haml)
    expect(layout_text('shop.html.erb')).to eq("<head>\n</head>\n")
    expect(@app.join('config/initializers/yy_widgets.rb')).not_to exist
    several = "%head\n  = yy_head_tags flavour: :lite,\n    classic: true\n"
    layout('several.html.haml', several)
    expect(install(behavior: :revoke)).to include('several.html.haml: yy_head_tags stands among other code')
    expect(layout_text('several.html.haml')).to eq(several)
    expect(install(behavior: :revoke)).not_to match(/subtract|insert/)
  end

  it 'reports layouts that it could not change' do
    expect(install).to include('missing', 'app/views/layouts')
    layout('bare.html.erb', '<%= yield %>')
    layout('page.html.slim', 'head')
    layout('mailer.html.erb', "<head>\n</head>")
    output = install
    expect(output).to include('bare.html.erb: no </head>', 'page.html.slim')
    expect(output).not_to include('mailer')
    expect(layout_text('mailer.html.erb')).to eq("<head>\n</head>")
  end
end
