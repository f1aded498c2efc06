# frozen_string_literal: true

require 'support/application'
require 'yy_widgets/asset_installation'

RSpec.describe YyWidgets::Builds do
  around { |example| Dir.mktmpdir { |folder| @folder = Pathname.new(folder) and example.run } }

  # A release: its files, installed beside the others. Returns its version.
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

  it 'serves each release its own files, and the same file by its digest' do
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

  it 'keeps the newest, and the current one however old it is' do
    current = YyWidgets.files.version
    %W[#{current} a b c].each_with_index do |version, index|
      @folder.join(version).mkpath
      manifest = @folder.join(version, 'manifest.json').tap { |file| file.write('{}') }
      manifest.utime(Time.at(index), Time.at(index))
    end
    @folder.join('of-the-application').mkpath
    expect(builds.prune(2)).to eq(%w[a])
    expect(builds.versions).to eq(['c', 'b', current])
    expect(@folder.join('of-the-application')).to exist
  end

  it 'serves nothing of a build that is half installed' do
    version = deploy(:write_next)
    @folder.join(version, 'manifest.json').delete
    expect(builds.find(version, 'yy.js')).to be_nil
  end

  describe 'in an application whose CDN pulls from it' do
    def headers(setup)
      YyWidgets::AssetInstallation.new(YyWidgets.files, @folder.join('public/yy')).install
      Application.run(@folder.to_s, "config.yy_widgets.root = '#{YyWidgets.files.root}'\n#{setup}", <<~RUBY)
        response = Rack::MockRequest.new(Site).get('/yy/#{YyWidgets.files.version}/yy.js')
        print [response.status, response.headers.transform_keys(&:downcase).values_at('access-control-allow-origin', 'cache-control')].inspect
      RUBY
    end

    it 'has CORS and a time to keep them on the files in public/, whoever serves that' do
      expected = [200, ['*', 'public, max-age=31536000, immutable']].inspect
      expect(headers('')).to eq(expected)
      expect(headers('config.public_file_server.enabled = false')).to eq(expected)
    end
  end

  # A server asked by many at once while a release is installed: of this one, of that, and of one whose pages are still open.
  { 'the former' => :write, 'the next' => :write_next }.each do |release, current|
    it "breaks nobody during a deploy, on a server of #{release} release" do
      Build.public_send(current, YyWidgets.config.root)
      kept = deploy(:write)
      coming = deploy(:write_next)
      @folder.join(coming).rename(@folder.join('.coming')) if release == 'the former'
      tally = asked_at_once(kept, coming) { |folder| "File.rename('#{folder}/.coming', '#{folder}/#{coming}') if File.exist?('#{folder}/.coming')" }
      forever = YyWidgets::FileServer::FOREVER
      expect(tally.delete([kept, '200', 27, forever])).to eq(240)
      expect(tally.delete(['9.9.9-x', '200', 7, forever])).to eq(240)
      # That of the next release is either whole, or not here yet.
      possible = [[coming, '200', 27, forever], ([coming, '404', 20, 'no-store'] if release == 'the former')]
      expect(tally.keys - possible).to eq([])
      expect(tally.values.sum).to eq(240)
    end
  end

  # @return [version, status, size, how long to keep it] → how often
  def asked_at_once(kept, coming)
    output = Application.run(@folder.to_s, "config.yy_widgets.root = '#{YyWidgets.config.root}'\nconfig.yy_widgets.builds = '#{@folder}'", <<~RUBY)
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
