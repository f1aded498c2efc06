# frozen_string_literal: true

RSpec.describe YyWidgets::Texts do
  def store(locale = :'pt-BR', **texts)
    I18n.available_locales # Reads the files, which would else come later.
    I18n.backend.store_translations(locale, yy: texts)
  end

  def texts(template = '<%= yy_texts_tag %>')
    JSON.parse(Nokogiri::HTML.fragment(render(template)).css('script#yy-texts').text)
  end

  it 'are no part of a page that changes none' do
    expect(render('<%= yy_texts_tag %>')).to eq('')
    expect(render('<%= yy_head_tags %>')).not_to include('yy-texts')
  end

  it 'are written once a page where they differ, by tag and property' do
    store(follow_button: { label_following: 'acompanhando' })
    expect(texts).to eq('yy-follow-button' => { 'labelFollowing' => 'acompanhando' })
    expect(render('<%= yy_head_tags %><%= yy_texts_tag %>').scan('id="yy-texts"').size).to eq(1)
    expect(render('<%= yy_head_tags texts: false %>')).not_to include('yy-texts')
  end

  it 'cannot end their script' do
    store(follow_button: { label: "</script><!-- \u2028 & 'x'" })
    expect(render('<%= yy_texts_tag %>').scan('</script').size).to eq(1)
    expect(texts.dig('yy-follow-button', 'label')).to eq("</script><!-- \u2028 & 'x'")
  end

  it 'may be empty, and lists where the attribute is one' do
    store(profile_image: { hint_text: '' }, password_strength: { words: %w[a b c d e] })
    expect(texts).to eq('yy-profile-image' => { 'hintText' => '' }, 'yy-password-strength' => { 'words' => %w[a b c d e] })
  end

  it 'are those of the locale' do
    I18n.with_locale(:en) { expect(texts.dig('yy-follow-button', 'label')).to eq('follow') }
    expect(texts('<%= yy_texts_tag locale: :es %>')['yy-follow-button']).to eq('labelFollowing' => 'siguiendo')
  end

  it 'follow a change of the locale files' do
    store(follow_button: { label: 'acompanhar' })
    expect(texts).to eq('yy-follow-button' => { 'label' => 'acompanhar' })
    store(follow_button: { label: 'seguir' })
    expect(render('<%= yy_texts_tag %>')).to eq('')
  end

  it 'have the names of widgets and their texts' do
    store(folow_button: { label: 'a' })
    expect { texts }.to raise_error(/texts of pt-BR: yy.folow_button is no text of a widget, did you mean follow_button\?/)
    I18n.reload!
    store(follow_button: { labels: 'a', user_id: '3' })
    expect { texts }.to raise_error(/yy.follow_button.labels is no text of a widget, did you mean label\?; yy.follow_button.user_id is no/)
    I18n.reload!
    store(follow_button: 'seguir')
    expect { texts }.to raise_error(/yy.follow_button must hold its texts/)
  end

  it 'have the values that the widget gives' do
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
        expect(file(locale).values.flat_map(&:values)).to all(be_a(String))
      end
    end

    it 'are those of the widgets' do
      expect(described_class.new(file('pt-BR').deep_symbolize_keys).changed).to eq({})
      %w[pt-BR en es].each { |locale| expect(described_class.new(file(locale).deep_symbolize_keys).problems).to eq([]) }
    end
  end
end
