# frozen_string_literal: true

require 'yy_widgets/field_widget'

module YyWidgets
  # Methods of every form builder: one for each widget that stands around a field, with the value, the name and the errors of
  # its record.
  #
  #   <%= f.yy_mask :cpf, mask: :cpf, class: "input" %>
  #
  # A block writes something else in the tag; it is given the field.
  module FormBuilder
    YyWidgets.schema.widgets.select(&:control).each do |widget|
      define_method(widget.helper) do |*positional, **arguments, &block|
        call = FieldWidget.new(self, @template, widget, positional, arguments)
        Problems.report("f.#{widget.helper}", call.problems, 'YY-801')
        call.write(&block)
      end
    end

    # Stands around this form, wherever in it the call is: a browser drops a form that is inside of another. The block holds
    # the fields, which show what the server has refused.
    #
    #   <%= form_with model: @listing do |f| %><%= f.yy_form validate_on_submit: true do %> … <% end %><% end %>
    def yy_form(*positional, **arguments, &block)
      widget = YyWidgets.schema.widget(:form)
      read = TagArguments.new(widget, arguments, @template)
      Problems.report('f.yy_form', positional.map { |value| TagArguments.positional_problem(widget, value) } + read.problems +
                                   [FormTag.problem(@template), *('needs a block, with the fields' unless block)].compact, 'YY-817')
      yy_fields(FormTag.of(@template), read, &block) if block
    end

    # The message about an attribute whose field cannot have one beside it: of boxes, radios, dates of three lists.
    def yy_message(method)
      WrittenMessages.writing(@template) { |messages| messages.message(@object, method, yy_message_id(method)) }
    end

    # The id of that message, for the `aria-describedby` of what it is about.
    def yy_message_id(method)
      "#{FieldId.new(@object_name, method, @template, objectify_options({})).render}_message"
    end

    private

    def yy_fields(form, arguments, &block)
      form&.ask(arguments)
      WrittenMessages.writing(@template) do |messages|
        @template.capture(self, &block).tap { form&.put(messages.rest(@object)) }
      end
    end
  end
end
