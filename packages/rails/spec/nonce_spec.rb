# frozen_string_literal: true

require 'support/application'

# Uses real HTTP, because a session begins only with the response to the first request.
RSpec.describe 'the nonce of the guide' do
  guide = YyWidgets::ROOT.join('../../docs/guide/rails.md').read(encoding: 'UTF-8')
  recipe = guide.scan(/^```ruby\n(.*?)^```/m).flatten.find { |code| code.include?('content_security_policy_nonce_generator') }

  site = <<~RUBY
    class PagesController
      def show
        render inline: '<head><%= csp_meta_tag %><%= yy_head_tags csrf: false %></head><%= javascript_tag "1", nonce: true %>'
      end

      before_action(only: :for_everybody) { request.content_security_policy_nonce_generator = nil }

      def for_everybody
        show
      end

      def enter
        reset_session
        session[:user] = 1
        redirect_to '/page'
      end
    end
    ActionController::Base.allow_forgery_protection = false
    Site.routes.draw do
      get('/page', to: 'pages#show')
      get('/entrar', to: 'pages#enter')
      get('/everybody', to: 'pages#for_everybody')
      get('/data', to: 'data#show')
    end

    require 'net/http'
    require 'puma'
    require 'puma/server'
    server = Puma::Server.new(Site)
    port = server.add_tcp_listener('127.0.0.1', 0).addr[1]
    server.run
    visit = lambda do |path, cookies = {}|
      request = Net::HTTP::Get.new(path, 'Cookie' => cookies.map { |pair| pair.join('=') }.join('; '))
      answer = Net::HTTP.start('127.0.0.1', port) { |http| http.request(request) }
      answer.get_fields('set-cookie').to_a.each { |cookie| cookies.store(*cookie[/[^;]+/].split('=', 2)) }
      html = answer.body.to_s
      raise answer.body if answer.code.to_i >= 400

      { policy: answer['content-security-policy'], cookies: cookies.keys, changed: answer.get_fields('set-cookie').to_a,
        nonces: html.scan(/nonce="([^"]*)"|name="csp-nonce" content="([^"]*)"/).flatten.compact }
    end
  RUBY

  define_method(:answers) do |requests, code = recipe|
    setup = <<~RUBY
      config.session_store :cookie_store, key: 'of_the_session'
      Rails.application.config.content_security_policy { |policy| policy.script_src(:self) && policy.style_src(:self) }
      #{code}
    RUBY
    routes = "#{site}print JSON.generate(#{requests})"
    JSON.parse(Application.run(YyWidgets.config.root.to_s, setup, routes), symbolize_names: true)
  end

  it 'is the same in the policy and on a visitor\'s first page' do
    first, other = answers("[visit.('/page'), visit.('/page')]")
    nonce = first[:nonces].first
    expect(first[:nonces]).to match_array([nonce] * 4).and all(match(%r{\A[\w+/]{22}==\z}))
    expect(first[:policy]).to eq("script-src 'self' 'nonce-#{nonce}'; style-src 'self' 'nonce-#{nonce}'")
    expect(other[:nonces]).not_to include(nonce)
  end

  it 'stays the same over visits and signing in, because a document keeps the policy of its first page' do
    pages = answers('{}.then { |cookies| %w[/page /page /entrar /page].map { |path| visit.(path, cookies) } }')
    expect(pages.map { |page| page[:policy] }.uniq.size).to eq(1)
    expect(pages.values_at(0, 1, 3).flat_map { |page| page[:nonces] }.uniq.size).to eq(1)
    expect(pages.last[:cookies]).to include('of_the_session')
  end

  it 'does not write a cookie for a request in the background' do
    data = answers('{}.then { |cookies| %w[/entrar /data].map { |path| visit.(path, cookies) } }').last
    expect(data[:changed]).to eq([])
  end

  it 'is the same in docs/rails.md' do
    reference = YyWidgets::ROOT.join('../../docs/rails.md').read(encoding: 'UTF-8')
    expect(reference.lines).to include(*recipe.lines.reject { |line| line.start_with?('#') })
  end

  it 'is left out of a page that a cache stores, and so is its cookie' do
    page = answers("visit.('/everybody')")
    expect(page).to include(nonces: [], changed: [], policy: "script-src 'self'; style-src 'self'")
  end

  it 'cannot be set by a forged cookie' do
    page = answers("visit.('/page', { 'csp_nonce' => 'mine' })")
    expect(page[:policy]).not_to include('mine')
  end
end
