# frozen_string_literal: true

require 'English'
require 'support/rbi'
require 'yy_widgets/minitest'
require 'yy_widgets/rspec'

RSpec.describe 'signatures' do
  widgets = YyWidgets.schema.widgets
  names = ->(widget) { (widget.arguments + YyWidgets::TagArguments::GLOBAL + %w[aria data]).uniq }
  required = ->(widget) { widget.attributes.select(&:required?).map(&:name) }
  own = ->(widget) { widget.arguments.map { |name| [required[widget].include?(name) ? :keyreq : :key, name.to_sym] } }
  fields = widgets.select(&:control)
  # Values that are valid for some attributes, and invalid for others.
  values = ['a', '1', '{}', '[]', '/a', 'true', '2026-03-01T12:00:00Z', '1$$$2', :a, 1, 1.5, Rational(1, 2), BigDecimal('1'),
            true, false, {}, [], Time.utc(2026), DateTime.new(2026), Time.utc(2026).in_time_zone('UTC'), Seller.new(id: 3)]

  describe 'in RBI' do
    files = YyWidgets::ROOT.glob('rbi/**/*.rbi')
    rbi = Rbi.new(files)

    it 'are valid Ruby, without warnings' do
      output = IO.popen(['ruby', '-wc', *files.map(&:to_s)], err: %i[child out], &:read)
      expect([$CHILD_STATUS.success?, output.lines.uniq]).to eq([true, ["Syntax OK\n"]])
    end

    it 'are of all helpers, and of no others' do
      # `yy_write` is only for the gem.
      expect(rbi['YyWidgets::TagHelper'].instance_methods).to match_array(YyWidgets::TagHelper.public_instance_methods - %i[yy_write])
    end

    widgets.each do |widget|
      it "have the keywords of #{widget.helper}" do
        *keywords, block = rbi['YyWidgets::TagHelper'].instance_method(widget.helper).parameters
        expect(block).to eq(%i[block block])
        expect(keywords).to match_array(names[widget].map { |name| [required[widget].include?(name) ? :keyreq : :key, name.to_sym] })
        expect(rbi.types('YyWidgets::TagHelper', widget.helper).keys).to eq((keywords + [block]).map(&:last))
      end

      it "take what #{widget.helper} takes" do
        types = rbi.types('YyWidgets::TagHelper', widget.helper)
        refused = widget.attributes.flat_map do |attribute|
          # No attribute accepts all values that are JSON.
          candidates = { json: ['{}', {}, []], url: [*values, URI('/a')] }.fetch(attribute.kind, values)
          candidates.filter_map do |value|
            YyWidgets::AttributeValue.new(attribute, YyWidgets::PageSearch::Routes).text(value)
            "#{attribute.name}: #{value.inspect}" if types.fetch(attribute.name.to_sym).none? { |type| type === value } # rubocop:disable Style/CaseEquality
          rescue YyWidgets::Unfit
            nil
          end
        end
        expect(refused).to eq([])
      end
    end

    it 'accept nil for optional arguments' do
      widgets.each do |widget|
        types = rbi.types('YyWidgets::TagHelper', widget.helper)
        optional = widget.attributes.select { |attribute| types.fetch(attribute.name.to_sym).include?(NilClass) }
        expect(optional.map(&:name)).to match_array(widget.arguments - required[widget])
      end
    end

    it 'have the methods of form builders, with the keywords of their widgets' do
      methods = YyWidgets::FormBuilder.public_instance_methods
      expect(rbi['YyWidgets::FormBuilder'].instance_methods).to match_array(methods)
      fields.each do |widget|
        expected = own[widget] + [%i[key tag], %i[keyrest field], %i[block block]]
        positional = [%i[req method], (%i[rest choices] if widget.control == 'select')].compact
        expect(rbi['YyWidgets::FormBuilder'].instance_method(widget.helper).parameters).to match_array(positional + expected)
      end
      form = rbi['YyWidgets::FormHelper'].instance_method(:yy_form_with).parameters
      expect(form).to match_array(own[YyWidgets.schema.widget(:form)] + [%i[key tag], %i[keyrest form], %i[block block]])
    end

    it 'have all options of the head and of the configuration' do
      expect(rbi['YyWidgets::HeadHelper'].instance_method(:yy_head_tags).parameters)
        .to match_array(YyWidgets::Configuration::HEAD.map { |option| [:key, option] })
      public_methods = YyWidgets::Configuration.public_instance_methods(false) - %i[language]
      expect(rbi['YyWidgets::Configuration'].instance_methods(false)).to match_array(public_methods)
    end

    it 'have the parameters of the other methods' do
      { YyWidgets::Reports => %i[initialize call], YyWidgets::ReportSummary => %i[initialize subscribe add as_json],
        YyWidgets::HeadHelper => %i[yy_texts_tag yy_asset_path], YyWidgets::TestPage => %i[within_yy yy_errors],
        YyWidgets::Minitest => %i[assert_yy refute_yy assert_no_yy_errors], YyWidgets::RSpec => %i[expect_no_yy_errors] }
        .each do |owner, methods|
        methods.each do |method|
          expect(rbi[owner.name].instance_method(method).parameters).to eq(owner.instance_method(method).parameters)
        end
      end
    end
  end

  # The spec reads the format that `npm run generate` writes, because Debian has no parser of RBS.
  describe 'in RBS' do
    generated, written = %w[yy_widgets/helpers.rbs yy_widgets.rbs].map do |file|
      YyWidgets::ROOT.join('sig', file).read(encoding: 'UTF-8')
    end
    keywords = ->(text) { text.scan(/(\??)\b(\w+): ((?:[^,(]|\([^)]*\))+)/).to_h { |mark, name, type| [name, [mark, type.strip]] } }
    tags, forms, builders = generated.split(/^  module \w+$/).drop(1)
    found = tags.scan(/^    def (\w+): \(\n(.*?)\n    \) \?\{ \(\) -> untyped \} -> ActiveSupport::SafeBuffer$/m)
    helpers = found.to_h { |name, text| [name, keywords[text]] }

    # The name of the type in `sig/yy_widgets.rbs`.
    def type(attribute)
      case attribute.kind
      when :choice then attribute.options.flat_map { |word| [word.underscore.to_sym.inspect, word.inspect] }.join(' | ')
      when :string then { id: attribute.id?, instant: attribute.instant? }.key(true)&.to_s || 'text'
      else attribute.kind.to_s
      end
    end

    it 'are of all helpers, and of no others' do
      expect(helpers.keys).to match_array(widgets.map(&:helper))
      expect(generated[/^  type widget = (.*)$/, 1].split(' | ')).to match_array(widgets.map { |widget| widget.name.to_sym.inspect })
    end

    widgets.each do |widget|
      it "have the keywords of #{widget.helper}, and their types" do
        signature = helpers.fetch(widget.helper)
        expect(signature.keys).to match_array(names[widget])
        widget.attributes.each do |attribute|
          type = type(attribute)
          type = "#{type.include?('|') ? "(#{type})" : type}?" unless attribute.required?
          expect(signature.fetch(attribute.name)).to eq([attribute.required? ? '' : '?', type])
        end
      end
    end

    it 'have the methods of form builders, with the keywords of their widgets' do
      methods = builders.scan(/^    def (\w+): \((.*?)\n    \) /m).to_h { |name, text| [name, keywords[text].keys] }
      expect(methods.keys).to match_array(fields.map(&:helper) + %w[yy_form])
      fields.each { |widget| expect(methods.fetch(widget.helper)).to match_array(widget.arguments + %w[tag]) }
      form = keywords[forms[/def yy_form_with: \((.*?)\n    \) /m, 1]]
      expect(form.keys).to match_array(YyWidgets.schema.widget(:form).arguments + %w[tag])
    end

    it 'have all options of the head and of the configuration' do
      options = YyWidgets::Configuration::HEAD.map(&:to_s)
      expect(written[/def yy_head_tags: \((.*?)\n    \)/m, 1].scan(/\?(\w+): /).flatten).to match_array(options)
      expect(written.scan(/attr_accessor (\w+): /).flatten).to match_array(options)
    end
  end

  it 'describe each argument, and name the widget\'s README' do
    %w[sig/yy_widgets/helpers.rbs rbi/yy_widgets/helpers.rbi].each do |file|
      text = YyWidgets::ROOT.join(file).read(encoding: 'UTF-8')
      expect(text).to include("    # Follows a seller, and stops following. See widgets/follow-button/README.md.\n",
                              "    # - `user_id`: Id of the user to follow. (required)\n")
    end
  end

  it 'are shipped' do
    files = Gem::Specification.load(YyWidgets::ROOT.join('yy_widgets.gemspec').to_s).files
    expect(files).to include('sig/manifest.yaml', 'sig/yy_widgets.rbs', 'sig/yy_widgets/helpers.rbs',
                             'rbi/yy_widgets/yy_widgets.rbi', 'rbi/yy_widgets/helpers.rbi')
  end
end
