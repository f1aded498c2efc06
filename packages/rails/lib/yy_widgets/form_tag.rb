# frozen_string_literal: true

require 'yy_widgets/written_messages'

module YyWidgets
  # The `yy-form` around the form that a view is writing, once its builder has asked for it.
  class FormTag
    VARIABLE = :@yy_form_tag

    class << self
      # nil outside of a form.
      def of(view)
        view.instance_variable_get(VARIABLE)
      end

      # While the block writes a form.
      # @return the form, in its tag if there is one
      def around(view)
        former = of(view)
        view.instance_variable_set(VARIABLE, new(view)).around(yield)
      ensure
        view.instance_variable_set(VARIABLE, former)
      end

      # What is wrong with asking for the tag in a view; nil for nothing.
      def problem(view)
        return 'needs the form_with or form_for that it stands around' unless of(view)

        'stands around this form already' if of(view).asked?
      end
    end

    def initialize(view)
      @view = view
    end

    def asked?
      !@arguments.nil?
    end

    # @param arguments the tag's `TagArguments`
    def ask(arguments)
      @arguments = arguments unless asked?
    end

    # @param above what the tag has before the form
    def put(above)
      @above = above
    end

    def around(form)
      asked? ? @view.yy_write(YyWidgets.schema.widget(:form), @arguments, @view.safe_join([@above, form])) : form
    end
  end
end
