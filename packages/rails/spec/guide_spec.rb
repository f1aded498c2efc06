# frozen_string_literal: true

require 'support/application'
require 'support/listing'

# The guide and the reference both have a chapter about forms.
RSpec.describe 'the chapters about forms' do
  chapters = { 'docs/guide/rails.md' => '## formulários', 'docs/rails.md' => '## Forms' }.to_h do |file, heading|
    text = YyWidgets::ROOT.join('../..', file).read(encoding: 'UTF-8')
    [file, text.split(/^(?=## )/).find { |part| part.start_with?(heading) }.scan(/^```erb\n(.*?)^```/m).flatten]
  end

  # Renders a template of the chapter. A template without a form is rendered inside one.
  def show(template)
    template = "<%= form_with(model: @listing) do |f| %>#{template}<% end %>" unless template.include?('|f|')
    listing = Listing.new(address: Address.new).refuse(title: 'é curto')
    view = PagesController.new.tap { |controller| controller.request = ActionDispatch::TestRequest.create }.view_context
    view.instance_variable_set(:@listing, listing)
    view.define_singleton_method(:polymorphic_path) { |*| '/listings' }
    stub_const('Category', Class.new { define_singleton_method(:pluck) { |*| [['vestidos', 1]] } })
    Nokogiri::HTML.fragment(view.render(inline: template))
  end

  chapters.each do |file, templates|
    it("are in #{file}") { expect(templates.size).to be >= 3 }

    templates.reject { |template| template.include?('simple_form') }.each do |template|
      it "are correct in #{file}: #{template.lines.first.chomp}" do
        page = show(template)
        expect(page.css('[data-yy-message]').map(&:text)).to eq(['é curto'])
        expect(page.css('yy-form:not(:has(> form))').size + page.css('.field_with_errors').size).to eq(0)
      end
    end
  end
end

RSpec.describe 'docs/guide/rails.md' do
  guide = YyWidgets::ROOT.join('../../docs/guide/rails.md').read(encoding: 'UTF-8')
  ruby = guide.scan(/^```ruby\n(.*?)^```/m).flatten

  ruby.each do |code|
    it("has valid Ruby: #{code.lines.first.chomp}") {
      expect do
        RubyVM::InstructionSequence.compile(code)
      end.not_to raise_error
    }
  end

  it 'answers the requests of a page, for a visitor and for a member, without the session\'s cookie' do
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
