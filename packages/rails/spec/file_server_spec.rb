# frozen_string_literal: true

RSpec.describe YyWidgets::FileServer do
  let(:base) { "/yy/#{YyWidgets.files.version}" }

  def file(path, accept_encoding: nil, **headers)
    get("#{base}/#{path}", { 'HTTP_ACCEPT_ENCODING' => accept_encoding }.merge(headers.transform_keys(&:to_s)).compact)
  end

  it 'serves a built file as immutable' do
    response = file('yy.js')
    expect(response.status).to eq(200)
    expect(response.body).to eq(Build::FILES.fetch('yy.js'))
    expect(response.headers).to include(
      'content-type' => 'text/javascript; charset=utf-8', 'cache-control' => 'public, max-age=31536000, immutable',
      'vary' => 'accept-encoding', 'access-control-allow-origin' => '*', 'x-content-type-options' => 'nosniff'
    )
    expect(response.headers['set-cookie']).to be_nil
  end

  it 'serves each kind of file with its media type' do
    types = { 'yy.css' => 'text/css; charset=utf-8', 'chunks/core-1.digested.js' => 'text/javascript; charset=utf-8',
              'lite/yy.js' => 'text/javascript; charset=utf-8' }
    types.each { |path, type| expect(file(path).headers['content-type']).to eq(type) }
  end

  it 'serves compressed files to browsers that accept them' do
    expect(file('yy.js', accept_encoding: 'gzip, deflate, br').headers).to include('content-encoding' => 'br', 'content-length' => '6')
    expect(Zlib.gunzip(file('yy.js', accept_encoding: 'gzip').body)).to eq(Build::FILES.fetch('yy.js'))
    expect(file('yy.js', accept_encoding: 'br;q=0, gzip;q=0.5').headers).to include('content-encoding' => 'gzip')
    ['identity', 'br;q=0', ';;', nil].each do |accepted|
      expect(file('yy.js', accept_encoding: accepted).headers).not_to include('content-encoding')
    end
    expect(file('yy.css', accept_encoding: 'br').headers).not_to include('content-encoding')
  end

  it 'answers 304 for a file that has not changed' do
    etag = file('yy.js').headers.fetch('etag')
    [etag, "W/#{etag}", "\"other\", #{etag}", '*'].each do |known|
      response = file('yy.js', HTTP_IF_NONE_MATCH: known)
      expect([response.status, response.body, response.headers['content-length']]).to eq([304, '', nil])
    end
    expect(file('yy.js', HTTP_IF_NONE_MATCH: etag, accept_encoding: 'br').status).to eq(200)
  end

  it 'answers HEAD without a body' do
    response = Rack::MockRequest.new(Shop).head("#{base}/yy.js")
    expect([response.status, response.body, response.headers['content-length']]).to eq([200, '', Build::FILES.fetch('yy.js').bytesize.to_s])
  end

  it 'serves no file of the current release for another one, with a 404 that no cache stores' do
    response = get('/yy/0.0.1-ffffffff/yy.js')
    expect([response.status, response.headers['cache-control']]).to eq([404, 'no-store'])
    expect(response.headers['access-control-allow-origin']).to eq('*')
    expect(get('/yy/0.0.1-ffffffff/chunks/form-9.digested.js').status).to eq(404)
  end

  it 'serves a file with a digest in its name for every release' do
    response = get('/yy/0.0.1-ffffffff/chunks/core-1.digested.js')
    expect([response.status, response.headers['cache-control']]).to eq([200, described_class::FOREVER])
  end

  it 'serves only files of the build' do
    ['secret.txt', '../secret.txt', 'chunks/../yy.js', '..%2fsecret.txt', 'chunks/', 'yy.js.br', 'manifest.json', "yy.js\u0000",
     '/yy.js', '%79y.js', "\xFF"].each do |path|
      env = Rack::MockRequest.env_for('/').merge('PATH_INFO' => "#{base}/#{path}")
      expect(described_class.new(->(_) { :passed_on }).call(env)).to eq(:passed_on)
    end
  end

  it 'serves no file of the manifest that does not exist' do
    YyWidgets.config.root.join('yy.css').delete
    expect { file('yy.css') }.to raise_error(ActionController::RoutingError)
  end

  it "does not rescue the application's own errors" do
    server = described_class.new(->(_) { raise Errno::ENOENT, 'of the application' })
    expect { server.call(Rack::MockRequest.env_for('/page')) }.to raise_error(Errno::ENOENT, /of the application/)
  end

  it 'answers for every file of a release that is not installed, HEAD without a body' do
    path = '/yy/9.9.9-0123abcd/yy.new.js'
    response = get(path)
    expect([response.status, response.headers.values_at('cache-control', 'access-control-allow-origin')]).to eq([404, %w[no-store *]])
    head = Rack::MockRequest.new(Rack::Lint.new(described_class.new(Shop))).head(path)
    expect([head.status, head.body]).to eq([404, ''])
  end

  it 'passes other paths, and other methods, to the application' do
    expect(get('/yy/texts').body).to eq('of the application')
    expect { Rack::MockRequest.new(Shop).post("#{base}/yy.js") }.to raise_error(ActionController::RoutingError)
  end

  it 'serves a new build under another version' do
    before = base
    YyWidgets.config.root.join('manifest.json').tap do |manifest|
      manifest.write(JSON.generate(JSON.parse(manifest.read).merge('more.js' => 'sha384-x')))
      manifest.utime(Time.now + 1, Time.now + 1)
    end
    expect("/yy/#{YyWidgets.files.version}").not_to eq(before)
  end
end
