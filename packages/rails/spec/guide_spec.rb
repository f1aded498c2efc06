# frozen_string_literal: true

require 'support/application'

RSpec.describe 'docs/guide/rails.md' do
  guide = YyWidgets::ROOT.join('../../docs/guide/rails.md').read(encoding: 'UTF-8')
  ruby = guide.scan(/^```ruby\n(.*?)^```/m).flatten

  ruby.each { |code| it("has Ruby in it: #{code.lines.first.chomp}") { expect { RubyVM::InstructionSequence.compile(code) }.not_to raise_error } }

  it 'answers what a page asks, for a visitor and for a member, and leaves the session\'s cookie alone' do
    routes, *controllers = ['# config/routes.rb', 'class MetadataController', 'class CountersController'].map do |start|
      ruby.find { |code| code.include?(start) }
    end
    output = Application.run(YyWidgets.config.root.to_s, "config.session_store :cookie_store, key: 'session'", <<~RUBY)
      class ApplicationController < ActionController::Base
        def current_user
          unread = Class.new { define_method(:where) { |*| self } && define_method(:count) { 2 } }.new
          Struct.new(:id, :name, :messages).new(7, 'Ana', unread) if session[:user] || params[:member]
        end
      end
      #{controllers.join}
      Site.routes.draw { #{routes} }
      site = Rack::MockRequest.new(Site)
      print(%w[/metadata/user /metadata/user?member=1 /api/inbox/counters /api/inbox/counters?member=1].map do |path|
        answer = site.get(path)
        [answer.status, answer.body, answer.headers['set-cookie']].compact.join(' ').strip
      end.join("\\n"))
    RUBY
    expect(output.lines(chomp: true))
      .to eq(['200 {"id":null}', '200 {"id":7,"name":"Ana"}', '401', '200 {"default_unread":2,"chat_unread":2}'])
  end
end
