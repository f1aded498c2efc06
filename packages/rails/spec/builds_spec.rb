# frozen_string_literal: true

require 'support/application'
require 'yy_widgets/asset_installation'

RSpec.describe YyWidgets::Builds do
  around { |example| Dir.mktmpdir { |folder| @folder = Pathname.new(folder) and example.run } }

  # Installs a release beside the others. Returns its version.
  def deploy(write)
    Dir.mktmpdir do |root|
      Build.public_send(write, root)
      files = YyWidgets::BuiltFiles.new(Pathname.new(root))
      YyWidgets::AssetInstallation.new(files, @folder).install
      files.version
    end
  end

  def builds
    described_class.new(YyWidgets.files, @folder)
  end

  it 'finds the files of each release, and the same file by its digest' do
    former = deploy(:write)
    following = deploy(:write_next)
    text = ->(version, file) { builds.find(version, file)&.then { |build| build.root.join(file).read } }
    expect(text[former, 'yy.js']).to include('"1"')
    expect(text[following, 'yy.js']).to include('"2"')
    expect(text[following, 'chunks/core-1.digested.js']).to eq('"core";')
    expect(text['9.9.9-x', 'yy.js']).to be_nil
  end

  it 'finds nothing outside its folders' do
    deploy(:write)
    @folder.join('manifest.json').write('{"secret": ""}')
    @folder.join('secret').write('')
    ['..', '.', '', 'a/..', "a\u0000", "..\n"].each { |version| expect(builds.find(version, 'secret')).to be_nil }
  end

  it 'keeps the newest builds, and the current one whatever its age' do
    current = YyWidgets.files.version
    others = %w[a b c].map { |letter| "0.1.0-#{letter * 8}" }
    [current, *others].each_with_index do |version, index|
      @folder.join(version).mkpath
      manifest = @folder.join(version, 'manifest.json').tap { |file| file.write('{}') }
      manifest.utime(Time.at(index), Time.at(index))
    end
    @folder.join('of-the-application').mkpath
    expect(builds.prune(2)).to eq(others.first(1))
    expect(builds.versions).to eq([others[2], others[1], current])
    expect(@folder.join('of-the-application')).to exist
  end

  it 'finds no file of an incomplete build' do
    version = deploy(:write_next)
    @folder.join(version, 'manifest.json').delete
    expect(builds.find(version, 'yy.js')).to be_nil
  end

  describe 'whose folder several servers share' do
    let(:target) { @folder.join(YyWidgets.files.version) }

    def install
      YyWidgets::AssetInstallation.new(YyWidgets.files, @folder).install
    end

    it 'never has an incomplete file, however many servers install it at the same time' do
      YyWidgets.config.root.join('yy.css').write('a' * 2_000_000)
      done = false
      sizes = Thread.new do
        seen = []
        seen << target.join('yy.css').size? until done
        seen.uniq.compact
      end
      Array.new(6) { Thread.new { install } }.each(&:join)
      done = true
      expect(sizes.value - [2_000_000]).to eq([])
      expect(builds.find(YyWidgets.files.version, 'yy.js')).to be_present
      expect(@folder.children).to eq([target])
    end

    it 'has no files of a failed installation, and the next one succeeds' do
      copied = 0
      allow(FileUtils).to(receive(:cp).and_wrap_original do |original, *given|
        (copied += 1) == 3 ? raise(Errno::ENOSPC) : original.call(*given)
      end)
      expect { install }.to raise_error(Errno::ENOSPC)
      expect(@folder.children).to eq([])
      install
      expect(target.join('manifest.json')).to exist
    end

    it 'replaces an incomplete build' do
      target.mkpath
      target.join('yy.js').write('half')
      install
      expect(target.join('yy.js').read).to eq(Build::FILES.fetch('yy.js'))
      expect(@folder.children).to eq([target])
    end

    it 'may be pruned by several servers at the same time' do
      4.times { |index| @folder.join("#{index}.0.0-00000000").tap(&:mkpath).join('manifest.json').write('{}') }
      removed = Array.new(6) { Thread.new { builds.prune(1) } }.flat_map(&:value)
      expect(removed.uniq.size).to eq(3)
      expect(builds.versions.size).to eq(1)
    end

    it 'may be a symbolic link' do
      link = @folder.join('link').tap { |file| file.make_symlink(@folder.join('shared').tap(&:mkpath)) }
      version = YyWidgets::AssetInstallation.new(YyWidgets.files, link).install.basename.to_s
      expect(described_class.new(YyWidgets.files, link).versions).to eq([version])
    end
  end

  it 'refuses an invalid number of builds' do
    [0, -1, '3', nil, 1.5].each do |number|
      expect { YyWidgets.config.keep_builds = number }
        .to raise_error(ArgumentError, 'YyWidgets.config.keep_builds: an integer from 1 expected, ' \
                                       "not #{number.inspect}\nYY-811 guia/erros/811")
    end
  end

  it 'has its folder in public/ by default' do
    YyWidgets.config.builds = nil
    expect(YyWidgets.config.builds).to eq(Rails.public_path.join('yy'))
  end

  describe 'in an application whose CDN pulls from it' do
    def headers(setup)
      YyWidgets::AssetInstallation.new(YyWidgets.files, @folder.join('public/yy')).install
      Application.run(@folder.to_s, "config.yy_widgets.root = '#{YyWidgets.files.root}'\n#{setup}", <<~RUBY)
        response = Rack::MockRequest.new(Site).get('/yy/#{YyWidgets.files.version}/yy.js')
        print [response.status, response.headers.transform_keys(&:downcase).values_at('access-control-allow-origin', 'cache-control')].inspect
      RUBY
    end

    it 'sends CORS headers and max-age for files in public/, whatever serves that folder' do
      expected = [200, ['*', 'public, max-age=31536000, immutable']].inspect
      expect(headers('')).to eq(expected)
      expect(headers('config.public_file_server.enabled = false')).to eq(expected)
      expect(headers("initializer('late', after: :load_config_initializers) { config.public_file_server.enabled = false }")).to eq(expected)
      swap = "config.middleware.swap ActionDispatch::Static, Rack::Static, root: '#{@folder}/public', urls: %w[/yy]"
      expect(headers(swap)).to eq(expected)
    end
  end

  # While a release is installed, a server gets many requests for files of the former release, of
  # the next one, and of an older one whose pages are still open.
  { 'the former' => :write, 'the next' => :write_next }.each do |release, current|
    it "serves all open pages during a deploy, on a server of #{release} release" do
      Build.public_send(current, YyWidgets.config.root)
      kept = deploy(:write)
      coming = deploy(:write_next)
      @folder.join(coming).rename(@folder.join('.coming')) if release == 'the former'
      tally = responses_during(kept, coming) do |folder|
        "File.rename('#{folder}/.coming', '#{folder}/#{coming}') if File.exist?('#{folder}/.coming')"
      end
      forever = YyWidgets::FileServer::FOREVER
      expect(tally.delete([kept, '200', 27, forever])).to eq(240)
      expect(tally.delete(['9.9.9-x', '200', 7, forever])).to eq(240)
      # A file of the next release is either complete, or not installed yet.
      possible = [[coming, '200', 27, forever], ([coming, '404', 20, 'no-store'] if release == 'the former')]
      expect(tally.keys - possible).to eq([])
      expect(tally.values.sum).to eq(240)
    end
  end

  # @return {[version, status, size, cache-control] => number of responses}
  def responses_during(kept, coming)
    settings = "config.yy_widgets.root = '#{YyWidgets.config.root}'\nconfig.yy_widgets.builds = '#{@folder}'"
    output = Application.run(@folder.to_s, settings, <<~RUBY)
      require 'puma'
      require 'puma/server'
      require 'net/http'
      quiet = defined?(Puma::LogWriter) ? [nil, { log_writer: Puma::LogWriter.null }] : [Puma::Events.null, {}]
      server = Puma::Server.new(Site, quiet.first, { min_threads: 8, max_threads: 8, **quiet.last })
      port = server.add_tcp_listener('127.0.0.1', 0).addr[1]
      server.run
      answers = Queue.new
      asked = { '#{kept}' => 'yy.js', '#{coming}' => 'yy.js', '9.9.9-x' => 'chunks/core-#{YyWidgets.files.include?('chunks/core-1.digested.js') ? 1 : 2}.digested.js' }
      clients = asked.to_a.cycle(4).map do |version, file|
        Thread.new do
          Net::HTTP.start('127.0.0.1', port) do |http|
            60.times { http.get("/yy/\#{version}/\#{file}").then { |got| answers << [version, got.code, got.body.bytesize, got['cache-control']] } }
          end
        end
      end
      #{yield @folder}
      clients.each(&:join)
      server.stop(true)
      print JSON.generate(Array.new(answers.size) { answers.pop }.tally.to_a)
    RUBY
    JSON.parse(output).to_h
  end
end
