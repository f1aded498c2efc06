# frozen_string_literal: true

require 'yy_widgets/field_widget'

module YyWidgets
  # Methods of every form builder: one for each widget that contains a field. The field has the
  # name, the value and the errors of the record's attribute.
  #
  #   <%= f.yy_mask :cpf, mask: :cpf, class: "input" %>
  #
  # A block replaces the content of the tag; its parameter is the field.
  module FormBuilder
    YyWidgets.schema.widgets.select(&:control).each do |widget|
      define_method(widget.helper) do |*positional, **arguments, &block|
        call = FieldWidget.new(self, @template, widget, positional, arguments)
        Problems.report("f.#{widget.helper}", call.problems, 'YY-801')
        call.write(&block)
      end
    end

    # Writes the tag around the whole form, wherever in the form it is called, because the tag
    # contains the form. The block writes the fields, which show the record's errors.
    #
    #   <%= form_with model: @listing do |f| %>
    #     <%= f.yy_form validate_on_submit: true do %> … <% end %>
    #   <% end %>
    def yy_form(*positional, **arguments, &block)
      widget = YyWidgets.schema.widget(:form)
      read = TagArguments.new(widget, arguments, @template)
      Problems.report('f.yy_form', positional.map { |value| TagArguments.positional_problem(widget, value) } + read.problems +
                                   [FormTag.problem(@template), *('needs a block, with the fields' unless block)].compact, 'YY-817')
      yy_fields(FormTag.of(@template), read, &block) if block
    end

    # The error message of an attribute whose field gets none beside it: checkboxes, radio buttons
    # and date selects.
    def yy_message(method)
      WrittenMessages.writing(@template) { |messages| messages.message(@object, method, yy_message_id(method)) }
    end

    # The id of that message, for the field's `aria-describedby`.
    def yy_message_id(method)
      "#{FieldId.new(@object_name, method, @template, objectify_options({})).render}_message"
    end

    private

    def yy_fields(form, arguments, &block)
      form&.enable(arguments)
      WrittenMessages.writing(@template) do |messages|
        @template.capture(self, &block).tap { form&.insert_above(messages.remaining(@object)) }
      end
    end
  end
end
