# frozen_string_literal: true

require 'support/application'

# simple_form may be installed, or a checkout: RUBYLIB=…/simple_form/lib rspec -I lib
simple_form = Gem::Specification.find_all_by_name('simple_form').any? || $LOAD_PATH.any? { |folder| File.file?("#{folder}/simple_form.rb") }

RSpec.describe 'yy_widgets/simple_form', skip: !simple_form && 'simple_form is not installed' do
  # Renders a form of a listing with errors.
  # @param start code at the start of the form's block
  def show(fields, start = '')
    setup = <<~RUBY
      require 'active_model'
      require 'yy_widgets/simple_form'
      SimpleForm.setup { nil }
      config.yy_widgets.strict = true
      config.action_dispatch.show_exceptions = #{Rails.gem_version < Gem::Version.new('7.1') ? false : ':none'}
    RUBY
    Application.run(YyWidgets.config.root.to_s, setup, <<~RUBY)
      require '#{File.expand_path('support/listing', __dir__)}'
      class PagesController
        def show
          @listing = Listing.new(cpf: '1', title: '"><b>', category_id: 2).refuse(cpf: 'não <é>', title: 'é curto')
          render inline: #{"<%= simple_form_for(@listing, url: '/x') do |f| %>#{start}#{fields}<% end %>".inspect}
        end
      end
      begin
        print Rack::MockRequest.new(Site).get('/page').body
      rescue ActionView::Template::Error => e
        print e.message
      end
    RUBY
  end

  def page(*arguments)
    Nokogiri::HTML.fragment(show(*arguments))
  end

  it 'has an input for each widget that contains a field' do
    fields = page('<%= f.input :cpf, as: :yy_mask, mask: :cpf, input_html: { class: "x" } %>' \
                  '<%= f.input :title, as: :yy_letter_counter, limit: 9, label: "nome", tag: { class: "wide", label: "{count}" } %>' \
                  '<%= f.input :password, as: :yy_password_strength %><%= f.input :rating, as: :yy_star_rating %>' \
                  '<%= f.input :category_id, as: :yy_select, collection: [["a", 1], ["b", 2]], searchable: true, prompt: "-" %>' \
                  '<%= f.input :tags, as: :yy_tag_editor, hint: "com vírgulas" %>')
    expect(fields.at_css('yy-mask[data-mask=cpf] > input.x[type=text][name="listing[cpf]"]')['value']).to eq('1')
    expect(fields.at_css('yy-letter-counter.wide[data-limit="9"][data-label] > textarea').text.strip).to eq('"><b>')
    expect(fields.at_css('label[for=listing_title]').text).to include('nome')
    expect(fields.css('yy-password-strength > [type=password], yy-star-rating > [type=number], yy-tag-editor > [type=text]').size).to eq(3)
    expect(fields.at_css('yy-select[data-searchable=true] > select > option[selected]').text).to eq('b')
  end

  it 'has the error that simple_form shows, once, referenced by the field' do
    fields = page('<%= f.input :cpf, as: :yy_mask, mask: :cpf, input_html: { aria: { describedby: "dica" } } %><%= f.input :title %>')
    expect(fields.css('[data-yy-message]').map { |message| [message['id'], message['class'], message.text] })
      .to eq([['listing_cpf_message', 'error', 'não <é>']])
    expect(fields.at_css('#listing_cpf')['aria-describedby']).to eq('dica listing_cpf_message')
    expect(fields.at_css('#listing_cpf')['aria-invalid']).to eq('true')
  end

  it 'has the errors of all inputs in f.yy_form' do
    fields = page('<%= f.input :title %><%= f.input :cpf, error: false %><% end %>', '<%= f.yy_form submit: :fetch do %>')
    expect(fields.css('yy-form[data-submit=fetch] > form [data-yy-message]').map(&:text)).to eq(['é curto'])
    expect(fields.css('[aria-describedby]').map { |input| input['aria-describedby'] }).to eq(['listing_title_message'])
  end

  it 'reports mistakes' do
    expect(show('<%= f.input :cpf, as: :yy_mask, mask: :cpff, tag: { clas: 1 } %>'))
      .to match(/\Af\.input as: :yy_mask: mask must be one of .*did you mean cpf\?; unknown argument clas, did you mean class\?\z/)
    expect(show('<%= f.input :cpf, as: :yy_mask %>')).to eq('f.input as: :yy_mask: mask is required')
  end

  it 'does not change the builder\'s own methods' do
    expect(page('<%= f.yy_mask :cpf, mask: :cpf %>').css('yy-mask > input + *, yy-mask + [data-yy-message]').map(&:text)).to eq(['não <é>'])
  end
end
