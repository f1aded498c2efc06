# frozen_string_literal: true

require 'support/application'
require 'support/library'

RSpec.describe 'in a ViewComponent', if: Library.installed?('view_component') do
  # @param template template of the component, which has slots and an argument
  # @param page template that renders the component
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

  it 'works as in a view, with a block that contains a slot' do
    html = show(<<~ERB, page: '<%= render(Card.new("Ana & Bia")) { |card| card.with_footer { yy_icon(name: "heart") } } %>')
      <%= yy_modal name: @name, class: "card" do %><h2><%= @name %></h2><%= footer %><% end %>
    ERB
    expect(html.strip).to eq('<yy-modal data-name="Ana &amp; Bia" class="card"><h2>Ana &amp; Bia</h2>' \
                             '<yy-icon data-name="heart"></yy-icon></yy-modal>')
  end

  it 'may contain slots, which are written once, and escaped if they are text' do
    page = '<%= render(Card.new("a")) { |card| card.with_line_content("<b>"); card.with_line { tag.i } } %>'
    expect(show('<% lines.each do |line| %><%= yy_flash { line.to_s } %><% end %>', page: page))
      .to eq('<yy-flash>&lt;b&gt;</yy-flash><yy-flash><i></i></yy-flash>')
  end

  it 'accepts values for url_for' do
    html = show('<%= yy_follow_button user_id: 3, follow_path: { controller: "/pages", action: :show }, unfollow_path: "/a", ' \
                'login_path: helpers.url_for(controller: "/data", action: :show) %>')
    expect(html).to include('data-follow-path="/page"', 'data-login-path="/data"')
  end

  it 'reports mistakes' do
    expect(show('<%= yy_modal nome: "a" %>')).to include('yy_modal: unknown argument nome, did you mean name?; name is required')
  end

  it 'is found by preload: :written' do
    page = '<% content_for(:body) { render(Card.new("a")) } %><%= yy_head_tags preload: :written %><%= yy_icon name: "x" %>'
    links = head_of(show('<%= yy_modal name: @name %>', page: page), 'link[rel=modulepreload]')
    expect(links.map { |link| link['href'] }).to contain_exactly(/core-1/)
  end

  it 'has the head of the page when a component is the layout' do
    html = show('<head><%= csrf_meta_tags %><%= yy_head_tags %></head><%= yy_texts_tag %>', page: '<%= render Card.new("a") %>')
    expect(head_of(html, 'script[src]').map { |script| script['src'] }).to eq(["/yy/#{YyWidgets.files.version}/yy.js"])
    expect(head_of(html, 'meta[name=csrf-token]').size).to eq(1)
  end
end
