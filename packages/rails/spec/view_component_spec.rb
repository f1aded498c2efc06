# frozen_string_literal: true

require 'support/application'
require 'support/library'

RSpec.describe 'in a ViewComponent', if: Library.installed?('view_component') do
  # @param template of the component, which has slots and an argument
  # @param page what renders it
  def show(template, page: '<%= render Card.new("Ana & Bia") %>')
    setup = <<~RUBY
      require 'view_component'
      config.action_dispatch.show_exceptions = :none
      config.yy_widgets.strict = true
    RUBY
    Application.run(YyWidgets.config.root.to_s, setup, <<~RUBY)
      class Card < ViewComponent::Base
        renders_one :footer
        renders_many :lines
        erb_template #{template.inspect}

        def initialize(name)
          @name = name
        end
      end
      class PagesController
        def show
          render inline: #{page.inspect}
        end
      end
      begin
        print Rack::MockRequest.new(Site).get('/page').body
      rescue ActionView::Template::Error => e
        print e.message
      end
    RUBY
  end

  def head_of(html, selector)
    Nokogiri::HTML(html).css(selector)
  end

  it 'is what it is in a view, with what a block shows, a slot among it' do
    html = show(<<~ERB, page: '<%= render(Card.new("Ana & Bia")) { |card| card.with_footer { yy_icon(name: "heart") } } %>')
      <%= yy_modal name: @name, class: "card" do %><h2><%= @name %></h2><%= footer %><% end %>
    ERB
    expect(html.strip).to eq('<yy-modal data-name="Ana &amp; Bia" class="card"><h2>Ana &amp; Bia</h2>' \
                             '<yy-icon data-name="heart"></yy-icon></yy-modal>')
  end

  it 'goes around slots, each once, and escapes what is text' do
    page = '<%= render(Card.new("a")) { |card| card.with_line_content("<b>"); card.with_line { tag.i } } %>'
    expect(show('<% lines.each do |line| %><%= yy_flash { line.to_s } %><% end %>', page: page))
      .to eq('<yy-flash>&lt;b&gt;</yy-flash><yy-flash><i></i></yy-flash>')
  end

  it 'takes what url_for takes' do
    html = show('<%= yy_follow_button user_id: 3, follow_path: { controller: "/pages", action: :show }, unfollow_path: "/a", ' \
                'login_path: helpers.url_for(controller: "/data", action: :show) %>')
    expect(html).to include('data-follow-path="/page"', 'data-login-path="/data"')
  end

  it 'tells what is wrong' do
    expect(show('<%= yy_modal nome: "a" %>')).to include('yy_modal: unknown argument nome, did you mean name?; name is required')
  end

  it 'is known to preload: :written' do
    page = '<% content_for(:body) { render(Card.new("a")) } %><%= yy_head_tags preload: :written %><%= yy_icon name: "x" %>'
    links = head_of(show('<%= yy_modal name: @name %>', page: page), 'link[rel=modulepreload]')
    expect(links.map { |link| link['href'] }).to contain_exactly(/core-1/)
  end

  it 'has the head of the page, where a component is the layout' do
    html = show('<head><%= csrf_meta_tags %><%= yy_head_tags %></head><%= yy_texts_tag %>', page: '<%= render Card.new("a") %>')
    expect(head_of(html, 'script[src]').map { |script| script['src'] }).to eq(["/yy/#{YyWidgets.files.version}/yy.js"])
    expect(head_of(html, 'meta[name=csrf-token]').size).to eq(1)
  end
end
