# frozen_string_literal: true

RSpec.describe YyWidgets::Texts do
  def store(locale = :'pt-BR', **texts)
    I18n.backend.eager_load! # Otherwise the files would be loaded later, over these texts.
    I18n.backend.store_translations(locale, yy: texts)
  end

  def texts(template = '<%= yy_texts_tag %>')
    JSON.parse(Nokogiri::HTML.fragment(render(template)).css('script#yy-texts').text)
  end

  def label(**arguments)
    attribute(follow_button(**arguments), 'data-label')
  end

  it 'are not written on a page without changed texts' do
    expect(render('<%= yy_texts_tag %>')).to eq('')
    expect(render('<%= yy_head_tags texts: :all %>')).not_to include('yy-texts')
    expect(follow_button).not_to include('label')
  end

  describe 'on a tag' do
    it 'are those that differ, escaped, also lists and empty texts' do
      store(follow_button: { label: %("a" <b> & 'c') }, password_strength: { words: ['a', 'b', 'c', 'd', '"e"'] },
            profile_image: { hint_text: '' })
      expect(label).to eq(%("a" <b> & 'c'))
      expect(follow_button).not_to include('<b>')
      expect(follow_button).not_to include('label-following')
      expect(JSON.parse(attribute(render('<%= yy_password_strength %>'), 'data-words'))).to eq(['a', 'b', 'c', 'd', '"e"'])
      expect(attribute(render('<%= yy_profile_image kind: :avatar %>'), 'data-hint-text')).to eq('')
    end

    it 'are overridden by arguments of the call' do
      store(follow_button: { label: 'acompanhar' })
      expect(label(label: 'curtir')).to eq('curtir')
      expect(label(label: '')).to eq('')
      expect(label(label: nil)).to eq('acompanhar')
    end

    it 'are written wherever the tag is: after the head, or in a part without a head' do
      store(flash: { label_close: 'dispensar' })
      expect(render('<%= yy_head_tags %><%= yy_flash %>')).to include('<yy-flash data-label-close="dispensar">')
      expect(render('<%= yy_head_tags %><%= yy_flash %>')).not_to include('yy-texts')
      expect(render('<%= yy_flash %>')).to eq('<yy-flash data-label-close="dispensar"></yy-flash>')
    end

    it 'may change with the locale within a page' do
      YyWidgets.config.locales = %i[en es]
      template = '<% %i[en es pt-BR].each { |locale| I18n.with_locale(locale) { %><%= yy_modal name: "a" %><% } } %>'
      expect(render(template).scan(/label-close="(\w+)"/).flatten).to eq(%w[close cerrar])
    end
  end

  describe 'in the head, for tags that no helper writes' do
    it 'are written once per page if they differ, by tag and property' do
      store(follow_button: { label_following: 'acompanhando' })
      expect(texts).to eq('yy-follow-button' => { 'labelFollowing' => 'acompanhando' })
      expect(render('<%= yy_head_tags texts: :all %><%= yy_texts_tag %>').scan('id="yy-texts"').size).to eq(1)
      expect(render('<%= yy_head_tags texts: false %>')).not_to include('yy-texts')
    end

    it 'are those of the given widgets' do
      store(follow_button: { label: 'acompanhar' }, flash: { label_close: 'dispensar' })
      expect(texts('<%= yy_head_tags texts: [:flash] %>')).to eq('yy-flash' => { 'labelClose' => 'dispensar' })
      expect(texts('<%= yy_texts_tag only: %w[flash] %>').keys).to eq(%w[yy-flash])
      expect { render('<%= yy_head_tags texts: [:flsh] %>') }
        .to raise_error(/yy_head_tags: texts: no widget is called flsh, did you mean flash\?/)
    end
  end

  describe 'in another language' do
    it 'stay Portuguese for a locale that is not configured, like en in Rails' do
      I18n.with_locale(:en) do
        expect(follow_button).not_to include('label')
        expect(render('<%= yy_head_tags texts: :all %>')).not_to include('yy-texts')
      end
    end

    it 'are the gem\'s if the locale is configured, also for the regions of that language' do
      YyWidgets.config.locales = [:en]
      %i[en en-US].each { |locale| expect(I18n.with_locale(locale) { label }).to eq('follow') }
      expect(texts('<%= yy_texts_tag locale: :en %>').dig('yy-follow-button', 'label')).to eq('follow')
      I18n.with_locale(:es) { expect(follow_button).not_to include('label') }
    end

    it 'are the application\'s, then the gem\'s, but not those of a fallback locale' do
      fallbacks = Module.new { include I18n::Backend::Fallbacks }
      I18n.backend = Class.new(I18n::Backend::Simple) { include fallbacks }.new
      I18n.fallbacks = { en: %i[en pt-BR] }
      store(follow_button: { label: 'acompanhar', label_following: 'acompanhando' })
      I18n.with_locale(:en) { expect(label).to eq('acompanhar') }
      YyWidgets.config.locales = [:en]
      I18n.with_locale(:en) { expect(label).to eq('follow') }
      store(:en, follow_button: { label: 'watch' })
      expect(I18n.with_locale(:en) { follow_button }).to include('data-label="watch"', 'data-label-following="following"')
    ensure
      I18n.backend = I18n::Backend::Simple.new
      I18n.fallbacks = nil
    end

    it 'are the application\'s if it has some, configured or not' do
      store(:en, follow_button: { label: 'watch' })
      expect(I18n.with_locale(:en) { follow_button }).to include('data-label="watch"')
      expect(I18n.with_locale(:en) { follow_button }).not_to include('label-following')
    end

    it 'must have a translation in the gem' do
      expect { YyWidgets.config.locales = %i[en fr] }
        .to raise_error(ArgumentError, /config.locales: the gem has texts in .*en.*, not in fr: write those in the application's/)
      expect { YyWidgets.config.locales = 'pt-BR' }.not_to raise_error
    end
  end

  it 'cannot end their script' do
    store(follow_button: { label: "</script><!-- \u2028 & 'x'" })
    expect(render('<%= yy_texts_tag %>').scan('</script').size).to eq(1)
    expect(texts.dig('yy-follow-button', 'label')).to eq("</script><!-- \u2028 & 'x'")
  end

  it 'change with the locale files' do
    store(follow_button: { label: 'acompanhar' })
    expect(texts).to eq('yy-follow-button' => { 'label' => 'acompanhar' })
    store(follow_button: { label: 'seguir' })
    expect(render('<%= yy_texts_tag %>')).to eq('')
  end

  it 'must have names of widgets and their texts' do
    store(folow_button: { label: 'a' })
    expect { texts }.to raise_error(/texts of pt-BR: yy.folow_button is no text of a widget, did you mean follow_button\?/)
    I18n.reload!
    store(follow_button: { labels: 'a', user_id: '3' })
    expect { texts }.to raise_error(/yy.follow_button.labels is no text of a widget, did you mean label\?; yy.follow_button.user_id is no/)
    I18n.reload!
    store(follow_button: 'seguir')
    expect { texts }.to raise_error(/yy.follow_button must hold its texts/)
  end

  it 'must have only placeholders of the widget' do
    store(tag_editor: { label_remove: 'tirar {tags}' })
    expect { texts }.to raise_error(/yy.tag_editor.label_remove does not know \{tags\}/)
    I18n.reload!
    store(tag_editor: { label_remove: 'tirar %{tag}' }) # rubocop:disable Style/FormatStringToken
    expect { texts }.to raise_error(/yy.tag_editor.label_remove has its values in single braces/)
    I18n.reload!
    store(tag_editor: { label_remove: 3 })
    expect { texts }.to raise_error(/yy.tag_editor.label_remove must be a string/)
  end

  it 'that are wrong are logged in production, and the others written' do
    store(follow_button: { labels: 'a', label: 'acompanhar' })
    log = lenient { expect(texts).to eq('yy-follow-button' => { 'label' => 'acompanhar' }) }
    expect(log).to include('yy.follow_button.labels is no text')
  end

  describe 'of the gem' do
    def file(locale)
      YAML.safe_load(YyWidgets::ROOT.join("config/locales/yy.#{locale}.yml").read).fetch(locale).fetch('yy')
    end

    def placeholders(tree)
      tree.transform_values { |texts| texts.transform_values { |text| Array(text).join.scan(/\{\w+\}/).sort } }
    end

    %w[en es].each do |locale|
      it "are in #{locale} what they are in pt-BR, with the same values in them" do
        expect(placeholders(file(locale))).to eq(placeholders(file('pt-BR')))
        expect(file(locale).values.flat_map(&:values)).to all(be_a(String).or(be_an(Array)))
      end
    end

    it 'are in pt-BR those of the widgets' do
      expect(described_class.new(file('pt-BR').deep_symbolize_keys).changed).to eq({})
      %w[pt-BR en es].each { |locale| expect(described_class.new(file(locale).deep_symbolize_keys).problems).to eq([]) }
    end
  end
end
