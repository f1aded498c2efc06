# frozen_string_literal: true

# Tests with the uses of widgets in this file, which all packages share.
RSpec.describe 'testing/generated/fixtures.json' do
  file = YyWidgets::ROOT.join('../../testing/generated/fixtures.json')
  next unless file.file? # The file is generated.

  fixtures = JSON.parse(file.read).fetch('widgets')

  def element(html)
    Nokogiri::HTML.fragment(html).children.first
  end

  # The attributes of an element. JSON is parsed.
  def attributes(element)
    widget = YyWidgets.schema.tagged(element.name)
    element.attributes.to_h do |name, attribute|
      json = widget.html_attribute(name)&.kind == :json
      [name, json ? JSON.parse(attribute.value) : attribute.value]
    end
  end

  it 'has every widget' do
    expect(fixtures.map { |widget| widget['tag'] }).to match_array(YyWidgets.schema.tags)
  end

  fixtures.each do |widget|
    widget['cases'].each do |use|
      it "#{widget['tag']}: #{use['name']}" do
        helper = YyWidgets.schema.tagged(widget['tag']).helper
        html = render("<%= #{helper}(**arguments.symbolize_keys) { content.html_safe } %>",
                      arguments: use['arguments'], content: use['content'])
        expect(attributes(element(html))).to eq(attributes(element(use['html'])))
        expect(element(html).inner_html).to eq(element(use['html']).inner_html)
      end
    end
  end
end
