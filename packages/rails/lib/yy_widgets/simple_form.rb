# frozen_string_literal: true

require 'simple_form'
require 'yy_widgets'
require 'yy_widgets/described_fields'

module YyWidgets
  # Inputs of simple_form, one for each widget that contains a field:
  #
  #   <%= f.input :cpf, as: :yy_mask, mask: :cpf %>
  #
  # Arguments that simple_form uses itself (`label`, `readonly`), and further attributes of the tag,
  # are given in `tag:`.
  module SimpleForm
    INPUTS = ::SimpleForm::Inputs
    BASES = { 'text' => INPUTS::StringInput, 'textarea' => INPUTS::TextInput, 'number' => INPUTS::NumericInput,
              'password' => INPUTS::PasswordInput, 'select' => INPUTS::CollectionSelectInput }.freeze
    USED_BY_SIMPLE_FORM = %w[label readonly].freeze

    # Marks the error that simple_form shows, so that `yy-form` finds it.
    module DescribedInput
      def initialize(builder, attribute_name, *)
        super
        describe(builder.yy_message_id(attribute_name)) if has_errors? && options[:error] != false && in_widget?(builder.template)
      end

      private

      def in_widget?(view)
        respond_to?(:yy_widget) || FormTag.of(view)&.enabled?
      end

      def describe(id)
        aria = input_html_options[:aria] || {}
        input_html_options[:aria] = aria.merge(describedby: [aria[:describedby], id].compact.join(' '))
        input_html_options[:'aria-invalid'] = true
        %i[error_html full_error_html].each { |name| options[name] = { id: id, data: { yy_message: '' } }.deep_merge(options[name] || {}) }
      end
    end

    # Writes the field in the widget's tag.
    module WidgetInput
      def input(*)
        read = TagArguments.new(yy_widget, options.slice(*own).merge(options[:tag] || {}), template)
        Problems.report("f.input as: :#{yy_widget.helper}", read.problems, 'YY-801')
        template.yy_write(yy_widget, read, super)
      end

      private

      def own
        (yy_widget.arguments - USED_BY_SIMPLE_FORM).map(&:to_sym)
      end

      # The value is text; simple_form would decide this by the name of the input.
      def string?
        true
      end
    end

    # Leaves the errors where simple_form writes them.
    module Builder
      private

      def yy_fields(form, arguments, &block)
        form&.enable(arguments)
        template.capture(self, &block)
      end
    end

    INPUTS::Base.prepend(DescribedInput)
    ::SimpleForm::FormBuilder.prepend(Builder)

    YyWidgets.schema.widgets.select(&:control).each do |widget|
      input = Class.new(BASES.fetch(widget.control)) { define_method(:yy_widget) { widget } }
      input.prepend(WidgetInput)
      ::SimpleForm::FormBuilder.map_type(widget.helper.to_sym, to: const_set("#{widget.name.camelize}Input", input))
    end
  end
end
