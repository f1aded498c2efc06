# frozen_string_literal: true

require 'support/application'
require 'support/library'
require 'support/listing'
require 'support/payloads'

RSpec.describe 'YyWidgets::Phlex', if: Library.installed?('phlex-rails') do
  fixtures = JSON.parse(YyWidgets::ROOT.join('../../testing/generated/fixtures.json').read).fetch('widgets')

  before(:all) { require 'phlex-rails' }

  # @param template the component's `view_template`
  def component(parent = Phlex::HTML, &template)
    Class.new(parent) do
      include YyWidgets::Phlex

      define_method(:view_template, &template)
    end
  end

  # Renders a component in a view of Rails.
  def show(component = nil, page: '<%= render component %>', **options, &template)
    render(page, component: component || component(&template).new, **options)
  end

  # Renders a component without a view.
  def show_alone(&template)
    component(&template).new.call
  end

  def same_in_erb(call, **locals)
    render("<%= #{call} %>", **locals)
  end

  fixtures.each do |widget|
    widget['cases'].each do |use|
      it "#{widget['tag']}: #{use['name']}, as in ERB" do
        helper = YyWidgets.schema.tagged(widget['tag']).helper
        arguments = use['arguments'].symbolize_keys
        content = use['content']
        template = proc { public_send(helper, **arguments) { raw safe(content) } }
        expected = same_in_erb("#{helper}(**arguments) { content.html_safe }", arguments: arguments, content: content)
        expect(show(&template)).to eq(expected)
        expect(show_alone(&template)).to eq(expected)
      end
    end
  end

  it 'escapes hostile texts as in ERB, in arguments, attributes of every element and blocks' do
    Payloads.all.each do |text|
      written = text.dup.force_encoding('UTF-8').scrub
      arguments = { name: "a#{written}", title: written, data: { x: written }, class: [written] }
      html = show { yy_modal(**arguments) { written } }
      expect(html).to eq(same_in_erb('yy_modal(**arguments) { written }', arguments: arguments, written: written))
      expect(Nokogiri::HTML5.fragment(html).children.map(&:name)).to eq(['yy-modal'])
    end
  end

  it 'may contain elements, widgets and other components' do
    inner = component { |&block| yy_flash(id: 'inner', &block) }
    html = show do
      yy_modal(name: 'a') do
        h2 { 'título' }
        yy_icon(name: 'heart')
        render(inner.new) { b { '<' } }
        plain 'fim'
      end
      p { yy_icon(name: 'x') }
    end
    expect(html).to eq('<yy-modal data-name="a"><h2>título</h2><yy-icon data-name="heart"></yy-icon>' \
                       '<yy-flash id="inner"><b>&lt;</b></yy-flash>fim</yy-modal><p><yy-icon data-name="x"></yy-icon></p>')
  end

  it 'works in slots, and with a block of a view' do
    slots = component do |&block|
      vanish(self, &block)
      yy_modal(name: 'a') { yy_flash { render(@slot) } }
    end
    slots.define_method(:with_slot) { |&slot| @slot = slot }
    html = show(slots.new, page: '<%= render(component) { |card| card.with_slot { card.yy_icon(name: "x") } } %>')
    expect(html).to eq('<yy-modal data-name="a"><yy-flash><yy-icon data-name="x"></yy-icon></yy-flash></yy-modal>')
    expect(show(component { |&block| yy_flash(&block) }.new, page: '<%= render(component) do %><b><%= 1 %></b><% end %>'))
      .to eq('<yy-flash><b>1</b></yy-flash>')
  end

  it 'writes only a fragment inside a widget' do
    html = component { yy_modal(name: 'a') { fragment('part') { yy_icon(name: 'x') } } }.new.call(fragments: ['part'])
    expect(html).to eq('<yy-icon data-name="x"></yy-icon>')
  end

  it 'takes records and what url_for takes' do
    seller = Seller.new(id: 3, name: 'ana')
    paths = { follow_path: [seller, :follows], unfollow_path: seller, login_path: { controller: '/pages', action: :show } }
    expect(show { yy_follow_button(user_id: seller, **paths) })
      .to eq('<yy-follow-button data-user-id="3" data-follow-path="/sellers/3-ana/follows" data-unfollow-path="/sellers/3-ana" ' \
             'data-login-path="/page"></yy-follow-button>')
  end

  it 'has the texts of the locale' do
    I18n.backend.eager_load! # Otherwise the files would be loaded later, over these texts.
    I18n.backend.store_translations(:'pt-BR', yy: { flash: { label_close: 'tirar' } })
    expect([show { yy_flash }, show_alone { yy_flash }]).to all(eq('<yy-flash data-label-close="tirar"></yy-flash>'))
  end

  it 'reports mistakes as in ERB' do
    message = /yy_modal: takes arguments by name, got "a": write name: …; unknown argument nome, did you mean name\?; name is required/
    expect { show { yy_modal(:a, nome: 'b') } }.to raise_error(ActionView::Template::Error, message)
    expect { show_alone { yy_modal(:a, nome: 'b') } }.to raise_error(ArgumentError, message)
  end

  it 'writes the tag without wrong arguments in production' do
    html = nil
    expect(lenient { html = show { yy_modal(name: 'a', opne: true) } }).to include('yy_modal: unknown argument opne, did you mean open?')
    expect(html).to eq('<yy-modal data-name="a"></yy-modal>')
  end

  it 'writes a form with its fields' do
    listing = Listing.new(title: 'tênis')
    html = show do
      yy_form_with(model: listing, url: '/a', validate_on_submit: true) do |f|
        p { f.text_field :title }
        f.yy_letter_counter :title, limit: 40
      end
    end
    form = Nokogiri::HTML.fragment(html).at_css('yy-form[data-validate-on-submit=true] > form')
    expect(form.css('p > input[type=text], yy-letter-counter > *').map { |field| field['name'] }).to all(eq('listing[title]'))
    expect(form.css('p > input, yy-letter-counter').size).to eq(2)
  end

  %w[docs/guide/rails.md docs/rails.md].each do |file|
    it "works as #{file} says" do
      code = YyWidgets::ROOT.join('../..', file).read(encoding: 'UTF-8').scan(/^```ruby\n(.*?)^```/m).flatten.grep(/< Phlex::HTML/).first
      room = Module.new.tap { |each| each.module_eval(code, __FILE__, __LINE__) }
      expect(show(room.const_get(room.constants.first).new))
        .to eq('<yy-modal data-name="filtros"><h2>filtros</h2></yy-modal>')
    end
  end

  describe 'the head' do
    it 'is that of the page' do
      expect(show { head { yy_head_tags(csrf: false, flavour: :lite, preload: [:modal]) } })
        .to eq("<head>#{same_in_erb('yy_head_tags(csrf: false, flavour: :lite, preload: [:modal])')}</head>")
    end

    it 'is written once in a layout, after its page' do
      layout = component do |&content|
        head do
          csrf_meta_tags
          yy_head_tags(preload: :written, texts: [:modal])
        end
        body(&content)
      end
      stub_const('ShopLayout', layout).include(Phlex::Rails::Layout)
      renderer = PagesController.renderer.new('rack.session' => {})
      page = Nokogiri::HTML(renderer.render(inline: '<%= yy_modal(name: "a") %>', layout: proc { layout }))
      expect(page.css('head script[src]').map { |script| script['src'] }).to eq(["/yy/#{YyWidgets.files.version}/yy.js"])
      expect(page.css('head link[rel=modulepreload]').size).to eq(1)
      expect(page.css('meta[name=csrf-token]').size).to eq(1)
      expect(page.css('body > yy-modal').size).to eq(1)
    end

    it 'has the URLs of files' do
      expect(show { img(src: yy_asset_path('yy.css')) }).to eq(%(<img src="/yy/#{YyWidgets.files.version}/yy.css">))
    end
  end

  describe 'without a view' do
    it 'needs only Phlex' do
      html = Application.run(YyWidgets.config.root.to_s, '', <<~RUBY)
        require 'phlex'
        class Card < Phlex::HTML
          include YyWidgets::Phlex

          def view_template
            yy_modal(name: '"<', class: ['a', nil]) { h2 { '<' } }
          end
        end
        print Card.new.call, defined?(Phlex::Rails)
      RUBY
      expect(html).to eq('<yy-modal data-name="&quot;&lt;" class="a"><h2>&lt;</h2></yy-modal>')
    end

    it 'has no routes' do
      expect { show_alone { yy_content_loader(src: Seller.new(id: 3)) } }
        .to raise_error(ArgumentError, /there are no routes outside of a view: render the component in one, with phlex-rails, or give text/)
    end

    it 'has no head' do
      [-> { yy_head_tags }, -> { yy_texts_tag }, -> { yy_asset_path('yy.js') }].each do |template|
        expect { show_alone(&template) }.to raise_error(ArgumentError, /\Ayy_\w+ needs the view of a page: render the component in one/)
      end
    end
  end
end
