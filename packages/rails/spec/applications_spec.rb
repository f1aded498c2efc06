# frozen_string_literal: true

require 'support/application'

RSpec.describe 'an application' do
  let(:folder) { YyWidgets.config.root.to_s }
  let(:base) { "/yy/#{YyWidgets.files.version}" }

  it 'without a session and without CSRF protection has the head and the tags' do
    html = Application.run(folder, 'config.session_store :disabled', <<~RUBY)
      ActionController::Base.allow_forgery_protection = false
      print Rack::MockRequest.new(Site).get('/page').body
    RUBY
    expect(html).to include(%(src="#{base}/yy.js"), '<yy-modal data-name="a">x</yy-modal>', 'content="production"')
    expect(html).not_to include('csrf')
  end

  it 'that is only an API serves the files' do
    output = Application.run(folder, 'config.api_only = true', <<~RUBY)
      site = Rack::MockRequest.new(Site)
      print site.get('/data').body, site.get("#{base}/yy.js").status
    RUBY
    expect(output).to eq('{"ok":true}200')
  end

  it 'below a path of its server serves the files there' do
    output = Application.run(folder, "config.relative_url_root = '/loja'", <<~RUBY)
      site = Rack::MockRequest.new(Rack::URLMap.new('/loja' => Site))
      html = site.get('/loja/page').body
      src = html[/src="([^"]+)"/, 1]
      print src, ' ', site.get(src).status
    RUBY
    expect(output).to eq("/loja#{base}/yy.js 200")
  end

  it 'serves the files when its public file server is off' do
    output = Application.run(folder, 'config.public_file_server.enabled = false', <<~RUBY)
      print Rack::MockRequest.new(Site).get("#{base}/yy.css").headers['cache-control']
    RUBY
    expect(output).to eq('public, max-age=31536000, immutable')
  end

  it 'with the default locale of Rails, en, has Portuguese texts until it configures English' do
    page = "print Rack::MockRequest.new(Site).get('/page').body[/<yy-modal.*/]"
    expect(Application.run(folder, '', page)).to eq('<yy-modal data-name="a">x</yy-modal>')
    expect(Application.run(folder, 'config.yy_widgets.locales = [:en]', page)).to include('data-label-close="close"')
  end

  it 'keeps the flash for the browser when a form that the widget sends is redirected' do
    output = Application.run(folder, '', <<~RUBY)
      class FormsController < ActionController::Base
        def create
          redirect_to '/forms', flash: { notice: 'salvo' }
        end

        def index
          render plain: flash[:notice].to_s.presence || '-'
        end
      end
      Site.routes.draw { post('/forms', to: 'forms#create') && get('/forms', to: 'forms#index') }
      site = Rack::MockRequest.new(Site)
      cookie = nil
      go = lambda do |verb, headers = {}|
        answer = site.public_send(verb, '/forms', headers.merge('HTTP_COOKIE' => cookie.to_s))
        cookie = answer.headers['set-cookie']&.slice(/^[^;]+/) || cookie
        answer.body
      end
      ours = { 'HTTP_X_REQUESTED_WITH' => 'XMLHttpRequest', 'HTTP_ACCEPT' => 'application/json, text/html;q=0.9' }
      go.(:post, ours)
      print [go.(:get, ours), go.(:get), go.(:get)].join(' ')
    RUBY
    expect(output).to eq('salvo salvo -')
  end

  it 'that runs with warnings gets none from the gem' do
    output = Application.run(folder, '', <<~RUBY)
      $VERBOSE = true
      ours = YyWidgets::ROOT.join('lib').glob('**/*.rb').map(&:to_s).reject { |file| file.include?('/generators/') }
      ours.each { |file| RubyVM::InstructionSequence.compile_file(file) }
      print Rack::MockRequest.new(Site).get('/page').status
    RUBY
    expect(output).to eq('200')
  end
end
