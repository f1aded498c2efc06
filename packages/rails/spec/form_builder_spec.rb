# frozen_string_literal: true

require 'support/application'
require 'support/library'
require 'support/listing'
require 'support/payloads'

RSpec.describe YyWidgets::FormBuilder do
  # Renders fields in a form of a listing.
  def form(fields, listing = Listing.new, **options)
    render("<%= form_with(model: listing, url: '/x', **options) do |f| %>#{fields}<% end %>", listing: listing, options: options)
  end

  def field(html, selector = 'form [name]:not([type=hidden])')
    fragment(html).at_css(selector)
  end

  it 'has a method for each widget that contains a field, and for the form' do
    expect(described_class.public_instance_methods.grep(/\Ayy_/)).to contain_exactly(
      :yy_form, :yy_message, :yy_message_id,
      :yy_mask, :yy_select, :yy_letter_counter, :yy_password_strength, :yy_star_rating, :yy_tag_editor
    )
  end

  it 'writes the field with name, id and value in the tag' do
    html = form('<%= f.label :cpf, "cpf" %><%= f.yy_mask :cpf, mask: :cpf, class: "input", data: { patterns: "isValidCpf" } %>',
                Listing.new(cpf: '12345678909'))
    expect(html).to include('<label for="listing_cpf">cpf</label><yy-mask data-mask="cpf">' \
                            '<input class="input" data-patterns="isValidCpf" type="text" value="12345678909" ' \
                            'name="listing[cpf]" id="listing_cpf" /></yy-mask></form>')
  end

  {
    'yy_letter_counter :title, limit: 10' => '<yy-letter-counter data-limit="10"><textarea name="listing[title]" id="listing_title">',
    'yy_password_strength :password' => '<yy-password-strength><input type="password" name="listing[password]" id="listing_password" />',
    'yy_star_rating :rating, stars: 3, min: 0' =>
      '<yy-star-rating data-stars="3"><input min="0" type="number" name="listing[rating]" id="listing_rating" />',
    'yy_tag_editor :tags, max: 3, maxlength: 9' =>
      '<yy-tag-editor data-max="3"><input maxlength="9" size="9" type="text" name="listing[tags]" id="listing_tags" />',
    'yy_mask :cpf, mask: :phone, type: :tel' => '<yy-mask data-mask="phone"><input type="tel" name="listing[cpf]" id="listing_cpf" />'
  }.each do |call, html|
    it("writes the control of f.#{call}") { expect(form("<%= f.#{call} %>")).to include(html) }
  end

  describe 'a select' do
    def select(arguments, **values)
      field(form("<%= f.yy_select :category_id, #{arguments} %>", Listing.new(**values)), 'yy-select select')
    end

    def options(select)
      select.css('option').map { |option| [option.text.strip, option['value'], option['selected']].compact }
    end

    it 'takes choices, options and HTML options like that of Rails, and the widget\'s arguments by name' do
      html = form('<%= f.yy_select :category_id, [["a", 1], ["b", 2]], { include_blank: "-" }, { class: "input" }, searchable: true %>',
                  Listing.new(category_id: 2))
      expect(html).to include('<yy-select data-searchable="true">' \
                              '<select class="input" name="listing[category_id]" id="listing_category_id">')
      expect(options(field(html, 'select'))).to eq([['-', ''], %w[a 1], %w[b 2 selected]])
    end

    it 'takes all options by name' do
      select = select('[["a", 1], ["b", 2]], prompt: "-", class: "input", required: true, disabled: [1], redirect: true')
      expect(options(select)).to eq([['-', ''], %w[a 1], %w[b 2]])
      expect(select.to_h.slice('class', 'required', 'disabled')).to eq('class' => 'input', 'required' => 'required')
      expect([select.at_css('[value="1"]')['disabled'], select.parent['data-redirect']]).to eq(%w[disabled true])
      expect(select('[1], disabled: true')['disabled']).to eq('disabled')
    end

    it 'takes several values, groups, a range, and no choices' do
      html = form('<%= f.yy_select :category_id, { "x" => [1], "y" => [2] }, {}, { multiple: true } %>', Listing.new(category_id: [2]))
      expect(html).to include('<input name="listing[category_id][]" type="hidden" value=""')
      expect(field(html, 'optgroup[label=y] option[selected]').text).to eq('2')
      expect(options(select('1..2'))).to eq([%w[1 1], %w[2 2]])
      expect(options(field(form('<%= f.yy_select :category_id %>'), 'select'))).to eq([])
    end

    it 'takes a collection' do
      sellers = [Seller.new(id: 1, name: 'ana'), Seller.new(id: 2, name: 'bia')]
      html = render('<%= form_with(model: listing, url: "/x") do |f| %><%= f.yy_select :category_id, sellers, :id, :name, prompt: "-" %>' \
                    '<% end %>', listing: Listing.new(category_id: 2), sellers: sellers)
      expect(options(field(html, 'select'))).to eq([%w[ana 1], %w[bia 2 selected]])
    end
  end

  describe 'a block' do
    it 'replaces the field' do
      html = form('<%= f.yy_mask :cpf, mask: :cpf do %><b>cpf</b><%= f.telephone_field :cpf %><% end %>')
      expect(html).to include('<yy-mask data-mask="cpf"><b>cpf</b><input type="tel" name="listing[cpf]" id="listing_cpf" /></yy-mask>')
    end

    it 'has the field as its parameter' do
      html = form('<%= f.yy_mask :price, mask: :money do |field| %><span>R$</span><%= field %><% end %>')
      expect(html).to include('<yy-mask data-mask="money"><span>R$</span>' \
                              '<input type="text" name="listing[price]" id="listing_price" /></yy-mask>')
    end

    it 'has the errors of the field' do
      html = form('<%= f.yy_letter_counter(:title) { f.text_field :title } %>', Listing.new.refuse(title: 'é curto'))
      expect(fragment(html).at_css('yy-letter-counter + span[data-yy-message]').text).to eq('é curto')
      expect(field(html)['aria-invalid']).to eq('true')
    end
  end

  describe 'an error of the record' do
    it 'is written after the tag, without the element of Rails between tag and field' do
      html = form('<%= f.yy_mask :cpf, mask: :cpf, aria: { describedby: "dica", label: "x" } %>', Listing.new.refuse(cpf: %w[a b]))
      expect(html).to include('<input aria-label="x" type="text" name="listing[cpf]" id="listing_cpf" aria-invalid="true" ' \
                              'aria-describedby="dica listing_cpf_message" /></yy-mask><span id="listing_cpf_message" data-yy-message="">' \
                              'a, b</span>')
      expect(html).not_to include('field_with_errors')
    end

    it 'is written as Rails does for other fields, outside yy-form' do
      html = form('<%= f.yy_mask :cpf, mask: :cpf %><%= f.label :title %><%= f.text_field :title %>', Listing.new.refuse(title: 'x'))
      expect(html.scan('field_with_errors').size).to eq(2)
    end

    it 'of an association is written at the foreign key' do
      html = form('<%= f.yy_select :category_id, [1] %>', Listing.new.refuse(category: 'não existe'))
      expect(fragment(html).at_css('yy-select + #listing_category_id_message').text).to eq('não existe')
    end

    it 'is written beside stars with a hidden field, and once beside a select of several' do
      html = form('<%= f.yy_star_rating :rating, type: :hidden %><%= f.yy_select :tags, [1], {}, { multiple: true } %>',
                  Listing.new.refuse(rating: 'falta', tags: 'faltam'))
      expect(fragment(html).css('yy-star-rating + #listing_rating_message, yy-select + #listing_tags_message').map(&:text))
        .to eq(%w[falta faltam])
      expect(fragment(html).css('[data-yy-message]').size).to eq(2)
    end

    it 'has an id when the field has none' do
      html = form('<%= f.yy_mask :cpf, mask: :cpf, id: nil %>', Listing.new.refuse(cpf: 'x'))
      expect(field(html)['aria-describedby']).to eq('listing_cpf_message')
    end
  end

  describe 'nested and other forms' do
    it 'have the names and ids of nested attributes, and the errors of their record' do
      listing = Listing.new(address: Address.new.tap { |address| address.errors.add(:zipcode, 'não existe') })
      html = form('<%= f.fields_for :address do |a| %><%= a.yy_mask :zipcode, mask: :zipcode %><% end %>', listing)
      expect(field(html)['name']).to eq('listing[address_attributes][zipcode]')
      expect(field(html)['aria-describedby']).to eq('listing_address_attributes_zipcode_message')
    end

    it 'may use form_for, no model, an index, a namespace, or a builder of their own' do
      html = render('<%= form_for(listing, url: "/x", namespace: "n") { |f| f.yy_mask :cpf, mask: :cpf } %>',
                    listing: Listing.new.refuse(cpf: 'x'))
      expect([field(html)['id'], field(html)['aria-describedby']]).to eq(%w[n_listing_cpf n_listing_cpf_message])
      html = render('<%= form_with(scope: :busca, url: "/x") { |f| f.yy_mask :cep, mask: :zipcode, index: 2 } %>')
      expect(field(html)['name']).to eq('busca[2][cep]')
      html = render('<%= form_with(url: "/x") { |f| f.yy_mask "cep", mask: :zipcode, value: "01310100" } %>')
      expect([field(html)['name'], field(html)['value']]).to eq(%w[cep 01310100])
      builder = Class.new(ActionView::Helpers::FormBuilder) do
        def text_field(name, options = {})
          super(name, options.merge(class: 'own'))
        end
      end
      expect(field(form('<%= f.yy_mask :cpf, mask: :cpf %>', builder: builder))['class']).to eq('own')
    end

    it 'may be HAML' do
      template = "= form_with(url: '/x') do |f|\n  = f.yy_mask :cpf, mask: :cpf do |field|\n    %b= field\n"
      html = PagesController.render(inline: template, type: :haml)
      expect(fragment(html).at_css('yy-mask > b > input')['name']).to eq('cpf')
    end
  end

  describe 'a mistake' do
    it 'is reported as for a helper, together with the others' do
      expect { form('<%= f.yy_mask :cpf, msk: :cpf %>') }
        .to wrong(/\Af\.yy_mask: unknown argument msk, did you mean mask\?; mask is required\z/)
      expect { form('<%= f.yy_mask :cpf, mask: :cpff %>') }.to wrong(/mask must be one of .*, got "cpff": did you mean cpf\?/)
      expect { form('<%= f.yy_mask :cpf, mask: :cpf, placehoder: "x" %>') }
        .to wrong(/unknown argument placehoder, did you mean placeholder\?/)
      expect { form('<%= f.yy_mask :cpf, mask: :cpf, data: { mask: "x" } %>') }
        .to wrong(/data-mask is the widget's own: write mask: instead/)
      expect { form('<%= f.yy_select :cpf, [], serchable: true %>') }
        .to wrong(/f\.yy_select: unknown argument serchable, did you mean searchable\?/)
    end

    it 'in arguments of the tag and the field is reported' do
      expect { form('<%= f.yy_mask :cpf, mask: :cpf, tag: 3 %>') }.to wrong(/tag must be a hash, got 3/)
      expect { form('<%= f.yy_mask :cpf, mask: :cpf, tag: { clas: "x" } %>') }.to wrong(/unknown argument clas, did you mean class\?/)
      expect { form('<%= f.yy_mask :cpf, mask: :cpf, value: -> {} %>') }.to wrong(/value must be text, got an instance of Proc/)
      expect { form('<%= f.yy_mask :cpf, mask: :cpf, data: 3 %>') }.to wrong(/data must be a hash, got 3/)
    end

    it 'in positional arguments is reported' do
      expect { form('<%= f.yy_mask mask: :cpf %>') }.to wrong(/takes the name of its field first: write f\.yy_mask :name, mask: …/)
      expect { form('<%= f.yy_mask :cpf, "x", mask: :cpf %>') }.to wrong(/f\.yy_mask: takes arguments by name, got "x": write mask: …/)
      expect { form('<%= f.yy_select [1] %>') }.to wrong(/takes the name of its field first: write f\.yy_select :name/)
    end

    it 'is logged in production, and left out' do
      html = nil
      log = lenient { html = form('<%= f.yy_mask(:cpf, "x", mask: :cpff, foo: 1, tag: 3) %><%= f.yy_mask %>') }
      expect(html).to include('<yy-mask><input type="text" name="listing[cpf]" id="listing_cpf" /></yy-mask><yy-mask></yy-mask>')
      expect(log).to include('f.yy_mask: takes arguments by name, got "x"', 'mask must be one of', 'unknown argument foo',
                             'tag must be a hash')
    end
  end

  describe 'the tag' do
    it 'has the attributes in tag:' do
      html = form('<%= f.yy_mask :cpf, mask: :cpf, id: "a", tag: { id: "b", class: "wide", data: { x: 1 } } %>')
      expect(html).to include('<yy-mask data-mask="cpf" id="b" class="wide" data-x="1"><input id="a" ')
    end

    it 'has the texts of the locale' do
      YyWidgets.config.locales = %i[en]
      I18n.with_locale(:en) { expect(form('<%= f.yy_select :cpf, [] %>')).to include('<yy-select data-label-remove="remove {label}"') }
    end
  end

  it 'escapes texts of a record, its errors, labels, options and classes' do
    template = '<%= form_with(model: listing, url: "/x") do |f| %><%= f.yy_form do %><%= f.label :cpf, text %>' \
               '<%= f.yy_mask :cpf, mask: :cpf, class: text, placeholder: text, data: { x: text }, tag: { title: text } %>' \
               '<%= f.yy_letter_counter :title %><%= f.yy_select :category_id, [[text, text]], prompt: text %><% end %><% end %>'
    plain = fragment(render(template, listing: Listing.new(cpf: 'a', title: 'a', category_id: nil).refuse(cpf: 'a', base: 'a'), text: 'a'))
    Payloads.all.each do |text|
      listing = Listing.new(cpf: text, title: text, category_id: nil).refuse(cpf: text, base: text)
      # A null character ends the text for this parser, but not for browsers.
      page = fragment(render(template, listing: listing, text: text).delete("\u0000"))
      expect(shape(page)).to eq(shape(plain)), text
    end
  end

  # The elements, with the names of their attributes.
  def shape(page)
    page.css('*').map { |element| [element.name, element.attributes.keys] }
  end
end
