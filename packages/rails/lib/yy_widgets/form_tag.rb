# frozen_string_literal: true

require 'yy_widgets/written_messages'

module YyWidgets
  # The `yy-form` around the form that a view is writing. The form's builder enables it.
  class FormTag
    VARIABLE = :@yy_form_tag

    class << self
      # @return nil outside a form
      def of(view)
        view.instance_variable_get(VARIABLE)
      end

      # Calls the block, which writes a form.
      # @return the form, inside its tag if the builder has enabled it
      def around(view)
        former = of(view)
        view.instance_variable_set(VARIABLE, new(view)).around(yield)
      ensure
        view.instance_variable_set(VARIABLE, former)
      end

      # Says in a sentence why the tag cannot be enabled in a view; nil when it can.
      def problem(view)
        return 'needs the form_with or form_for that it stands around' unless of(view)

        'stands around this form already' if of(view).enabled?
      end
    end

    def initialize(view)
      @view = view
    end

    def enabled?
      !@arguments.nil?
    end

    # @param arguments the tag's `TagArguments`; those of the first call are used
    def enable(arguments)
      @arguments = arguments unless enabled?
    end

    # @param html written inside the tag, before the form
    def insert_above(html)
      @above = html
    end

    def around(form)
      enabled? ? @view.yy_write(YyWidgets.schema.widget(:form), @arguments, @view.safe_join([@above, form])) : form
    end
  end
end
