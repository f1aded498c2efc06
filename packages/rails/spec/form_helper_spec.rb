# frozen_string_literal: true

require 'support/application'
require 'support/library'
require 'support/listing'

RSpec.describe YyWidgets::FormHelper do
  def form(fields, listing = Listing.new, **options)
    render("<%= yy_form_with(model: listing, url: '/x', **options) do |f| %>#{fields}<% end %>", listing: listing, options: options)
  end

  it 'writes a form inside the tag, each with its own arguments' do
    arguments = { submit: :fetch, class: 'card', id: 'f', data: { turbo: false }, tag: { id: 't', class: 'wide' } }
    html = form('<%= f.text_field :title %>', Listing.new(title: 'saia'), **arguments)
    expect(html).to start_with('<yy-form data-submit="fetch" id="t" class="wide"><form ')
    expect(fragment(html).at_css('yy-form > form.card#f[data-turbo=false][method=post] #listing_title')['value']).to eq('saia')
  end

  it 'shows errors beside the fields, with the values, and the other errors above the form' do
    listing = Listing.new(title: 'x').refuse(title: 'é curto', terms: 'precisam ser aceitos', base: 'a lojinha está fechada')
    page = fragment(form('<%= f.label :title %><%= f.text_field :title %><%= f.check_box :terms %><%= f.hidden_field :cpf %>', listing))
    expect(page.at_css('form input[value=x] + [data-yy-message]#listing_title_message').text).to eq('é curto')
    expect(page.at_css('#listing_title').to_h.slice('aria-invalid', 'aria-describedby').values).to eq(%w[true listing_title_message])
    expect(page.css('yy-form > [role=alert][data-yy-message] > p').map(&:text))
      .to eq(['termos precisam ser aceitos', 'a lojinha está fechada'])
    expect(page.css('.field_with_errors').size).to eq(0)
    expect(page.css('[data-yy-message]').size).to eq(2)
  end

  it 'shows no errors when there are none, or no record' do
    expect(form('<%= f.text_field :title %>')).not_to include('data-yy-message', 'aria-')
    expect(render('<%= yy_form_with(url: "/x", scope: :busca) { |f| f.text_field :title } %>'))
      .to match(%r{\A<yy-form><form .*busca\[title\].*</form></yy-form>\z})
  end

  it 'does not change fields and forms after it' do
    html = render('<%= yy_form_with(model: l, url: "/x") { |f| f.text_field :title } %>' \
                  '<%= form_with(model: l, url: "/y") { |f| f.text_field :title } %>', l: Listing.new.refuse(title: 'x'))
    expect(html.scan('<yy-form').size).to eq(1)
    expect(fragment(html).css('.field_with_errors input').size).to eq(1)
  end

  it 'finds errors of nested records by their fields' do
    address = Address.new.tap { |each| each.errors.add(:zipcode, 'não existe') }
    listing = Listing.new(address: address).refuse('address.zipcode': 'não existe')
    page = fragment(form('<%= f.fields_for :address do |a| %><%= a.text_field :zipcode %><% end %>', listing))
    expect(page.css('[data-yy-message]').map(&:text)).to eq(['não existe'])
  end

  it 'has the message of a checkbox where f.yy_message is called' do
    page = fragment(form('<%= f.check_box :terms %><%= f.yy_message :terms %><%= f.yy_message :cpf %>', Listing.new.refuse(terms: 'não')))
    expect(page.css('[data-yy-message]').map { |message| [message['id'], message.text] }).to eq([%w[listing_terms_message não]])
  end

  describe 'f.yy_form' do
    it 'writes the tag around a form of form_with and form_for' do
      listing = Listing.new.refuse(title: 'x')
      %w[form_with(model: form_for(].each do |start|
        html = render("<%= #{start} l, url: '/x') do |f| %><h2>a</h2><%= f.yy_form submit: :fetch, id: 't' do %>" \
                      '<%= f.text_field :title %><% end %><% end %>', l: listing)
        expect(html).to start_with('<yy-form data-submit="fetch" id="t"><form ')
        expect(fragment(html).at_css('form > h2 + input + [data-yy-message]').text).to eq('x')
      end
    end

    it 'is reported where it cannot be used' do
      expect { render('<%= fields_for(:a) { |f| f.yy_form { "x" } } %>') }
        .to wrong(/\Af\.yy_form: needs the form_with or form_for that it stands around\z/)
      expect { form('<%= f.yy_form { "x" } %>') }.to wrong(/\Af\.yy_form: stands around this form already\z/)
      expect { render('<%= form_with(url: "/x") { |f| f.yy_form } %>') }.to wrong(/needs a block, with the fields/)
      expect { render('<%= form_with(url: "/x") { |f| f.yy_form(3, sumbit: 1) { "x" } } %>') }
        .to wrong(/takes arguments by name, got 3.*unknown argument sumbit, did you mean submit\?/)
    end
  end

  it 'reports mistakes, and leaves them out in production' do
    expect { form('', sumbit: :fetch) }.to wrong(/\Ayy_form_with: unknown argument sumbit, did you mean submit\?\z/)
    expect { form('', submit: :fech) }.to wrong(/\Ayy_form_with: submit must be one of "native", "fetch", got "fech": did you mean fetch\?/)
    expect { form('', tag: 3) }.to wrong(/yy_form_with: tag must be a hash, got 3/)
    expect { render('<%= yy_form_with(3, url: "/x") %>') }
      .to wrong(/takes arguments by name: write model: …; needs a block, with the fields/)
    lenient { expect(render('<%= yy_form_with url: "/x" %>')).to match(%r{\A<yy-form><form .*</form></yy-form>\z}) }
    html = nil
    log = lenient { html = form('<%= f.text_field :title %>', sumbit: 1, tag: 3) }
    expect(html).to match(%r{\A<yy-form><form [^>]*>.*<input type="text"[^>]*></form></yy-form>\z})
    expect(log).to include('unknown argument sumbit')
  end

  it 'works in a ViewComponent', if: Library.installed?('view_component') do
    setup = "require 'view_component'\nconfig.action_dispatch.show_exceptions = :none"
    output = Application.run(YyWidgets.config.root.to_s, setup, <<~RUBY)
      require 'active_model'
      class Card < ViewComponent::Base
        erb_template '<%= yy_form_with(url: "/x", scope: :a) do |f| %><%= f.yy_mask :cpf, mask: :cpf %><% end %><%= @f&.yy_mask :b, mask: :cpf %>'
        def initialize(form = nil) = @f = form
      end
      class PagesController
        def show
          render inline: '<%= render Card.new %><%= form_with(url: "/y") { |f| f.yy_form { render Card.new(f) } } %>'
        end
      end
      print Rack::MockRequest.new(Site).get('/page').body
    RUBY
    expect(fragment(output).css('yy-form > form[action="/x"] > yy-mask[data-mask=cpf] > input[name="a[cpf]"]').size).to be >= 1
    expect(fragment(output).css('yy-form > form[action="/y"]').size).to eq(1)
  end
end
