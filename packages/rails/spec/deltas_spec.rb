# frozen_string_literal: true

require 'open3'
require 'rake'
require 'yy_widgets/asset_installation'

RSpec.describe YyWidgets::Deltas do
  around { |example| Dir.mktmpdir { |folder| @folder = Pathname.new(folder).realpath and example.run } }

  before { YyWidgets.config.builds = @folder }

  let(:former) { Array.new(400) { |line| "line(#{line**3});" }.join("\n") }
  let(:coming) { former.sub('line(8)', 'line("eight")') }
  let(:core) { 'chunks/core-00000002.digested.js' }
  let(:path) { described_class.path(core, available(former)) }

  def available(content)
    ":#{Digest::SHA256.base64digest(content)}:"
  end

  # Installs a build with these files as the current one, beside the others.
  def release(files)
    root = Pathname.new(YyWidgets.config.root)
    files.each { |name, text| root.join(name).tap { |file| file.dirname.mkpath }.write(text) }
    root.join('manifest.json').write(JSON.generate(files.transform_values { |text| Build.digest(text) }))
    FileUtils.touch(root.join('manifest.json'), mtime: Time.now + rand(10_000))
    YyWidgets::AssetInstallation.new(YyWidgets.files, @folder).install
  end

  def update
    release('yy.js' => former, 'chunks/core-00000001.digested.js' => former, 'chunks/other-00000001.digested.js' => former)
    release('yy.js' => former, core => coming, 'chunks/new-00000002.digested.js' => 'small')
    described_class.new(@folder).write(YyWidgets.files.version)
  end

  def file(path, dictionary: nil, accepts: 'gzip, br, zstd, dcb, dcz', version: YyWidgets.files.version)
    get("/yy/#{version}/#{path}", { 'HTTP_ACCEPT_ENCODING' => accepts, 'HTTP_AVAILABLE_DICTIONARY' => dictionary }.compact)
  end

  it 'are written for files that differ, and are smaller' do
    expect(update).to eq(1)
    delta = @folder.join(YyWidgets.files.version, path)
    expect(delta.size).to be < 200
    expect(delta.binread(40)).to eq("\x5e\x2a\x4d\x18\x20\0\0\0".b + Digest::SHA256.digest(former))
    @folder.join('former').write(former)
    whole, = Open3.capture2('zstd', '-d', '-q', '-c', '-D', @folder.join('former').to_s, delta.to_s)
    expect(whole).to eq(coming)
    expect(@folder.glob('**/*.dcz')).to eq([delta])
  end

  it 'are written once' do
    update
    expect(Open3).not_to receive(:capture3)
    expect(described_class.new(@folder).write(YyWidgets.files.version)).to eq(1)
  end

  it 'are not written when the file itself is smaller' do
    release('yy.js' => 'one')
    release('yy.js' => 'two')
    expect(described_class.new(@folder).write(YyWidgets.files.version)).to eq(0)
  end

  it 'are served to a browser that has the former file' do
    update
    response = file(core, dictionary: available(former))
    expect(response.status).to eq(200)
    expect(response.body.b).to eq(@folder.join(YyWidgets.files.version, path).binread)
    expect(response.headers).to include(
      'content-encoding' => 'dcz', 'content-type' => 'text/javascript; charset=utf-8',
      'cache-control' => 'private, max-age=31536000, immutable', 'vary' => 'accept-encoding, available-dictionary',
      'use-as-dictionary' => 'match="/*/chunks/core-*.digested.js"'
    )
  end

  it 'are not served to others' do
    update
    [{ dictionary: available('another file') }, { dictionary: available(former), accepts: 'gzip, br, dcb' },
     { dictionary: available(former), accepts: 'dcz;q=0' }, {}, { dictionary: ':AAAA:' }, { dictionary: '../../secret' }].each do |browser|
      response = file(core, **browser)
      expect(response.body).to eq(coming)
      expect(response.headers).to include('cache-control' => /public/, 'vary' => 'accept-encoding')
    end
  end

  it 'are optional: an application may have no folder of builds' do
    update
    YyWidgets.config.builds = nil
    expect(file('yy.js', dictionary: available(former)).status).to eq(200)
  end

  it 'need a header that says for which files a file is a dictionary' do
    release('yy.js' => 'a', 'lite/yy.css' => 'b', 'chunks/select-more-00000001.digested.js' => 'c', 'a.txt' => 'd')
    header = ->(path) { file(path).headers['use-as-dictionary'] }
    expect(header['yy.js']).to eq('match="/*/yy.js"')
    expect(header['lite/yy.css']).to eq('match="/*/lite/yy.css"')
    expect(header['chunks/select-more-00000001.digested.js']).to eq('match="/*/chunks/select-more-*.digested.js"')
    expect(header['a.txt']).to be_nil
  end

  describe 'in rake yy:install:deltas' do
    def run_task(path)
      former_path = ENV.fetch('PATH')
      ENV['PATH'] = path
      Rake.with_application do
        Rake::Task.define_task(:environment)
        load YyWidgets::ROOT.join('lib/tasks/yy.rake').to_s
        expect { Rake::Task['yy:install:deltas'].invoke }.to output(yield).to_stdout
      end
    ensure
      ENV['PATH'] = former_path
    end

    it 'are counted' do
      update
      run_task(ENV.fetch('PATH')) { "1 files as what differs from other releases\n" }
    end

    it 'are left out without zstd, and when it fails' do
      update
      FileUtils.rm(@folder.join(YyWidgets.files.version, path))
      run_task('/nowhere') { "zstd is not installed: browsers get whole files of a new release\n" }
      broken = @folder.join('zstd')
      broken.write("#!/bin/sh\n[ $1 = --version ] && exit 0\necho no room >&2; exit 1\n")
      broken.chmod(0o755)
      run_task(@folder.to_s) { "browsers get whole files of a new release: zstd: no room\n" }
      expect(file(core, dictionary: available(former)).body).to eq(coming)
    end
  end
end
