# frozen_string_literal: true

require 'simple_form'
require 'yy_widgets'
require 'yy_widgets/described_fields'

module YyWidgets
  # Inputs of simple_form, one for each widget that stands around a field:
  #
  #   <%= f.input :cpf, as: :yy_mask, mask: :cpf %>
  #
  # What simple_form has a meaning for itself (`label`, `readonly`), and other attributes of the tag, stand in `tag:`.
  module SimpleForm
    INPUTS = ::SimpleForm::Inputs
    BASES = { 'text' => INPUTS::StringInput, 'textarea' => INPUTS::TextInput, 'number' => INPUTS::NumericInput,
              'password' => INPUTS::PasswordInput, 'select' => INPUTS::CollectionSelectInput }.freeze
    THEIRS = %w[label readonly].freeze

    # The error that simple_form shows, as `yy-form` takes it up.
    module DescribedInput
      def initialize(builder, attribute_name, *)
        super
        describe(builder.yy_message_id(attribute_name)) if has_errors? && options[:error] != false && taken_up?(builder.template)
      end

      private

      def taken_up?(view)
        respond_to?(:yy_widget) || FormTag.of(view)&.asked?
      end

      def describe(id)
        aria = input_html_options[:aria] || {}
        input_html_options[:aria] = aria.merge(describedby: [aria[:describedby], id].compact.join(' '))
        input_html_options[:'aria-invalid'] = true
        %i[error_html full_error_html].each { |name| options[name] = { id: id, data: { yy_message: '' } }.deep_merge(options[name] || {}) }
      end
    end

    # Its field in the tag.
    module WidgetInput
      def input(*)
        read = TagArguments.new(yy_widget, options.slice(*own).merge(options[:tag] || {}), template)
        Problems.report("f.input as: :#{yy_widget.helper}", read.problems, 'YY-801')
        template.yy_write(yy_widget, read, super)
      end

      private

      def own
        (yy_widget.arguments - THEIRS).map(&:to_sym)
      end

      # Its value is text, whatever the input is called.
      def string?
        true
      end
    end

    # Errors stand where simple_form puts them.
    module Builder
      private

      def yy_fields(form, arguments, &block)
        form&.ask(arguments)
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
