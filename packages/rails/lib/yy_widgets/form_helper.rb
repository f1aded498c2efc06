# frozen_string_literal: true

require 'yy_widgets/form_arguments'
require 'yy_widgets/form_builder'
require 'yy_widgets/form_tag'

module YyWidgets
  # Forms inside of `yy-form`.
  module FormHelper
    # `form_with`, whose fields show what the server has refused. Takes the arguments of `yy_form` too; what else the tag is
    # to have stands in `tag:`.
    #
    #   <%= yy_form_with model: @listing, validate_on_submit: true do |f| %> … <% end %>
    def yy_form_with(*positional, **arguments, &block)
      read = FormArguments.new(arguments, self)
      Problems.report('yy_form_with', positional.map { FormArguments::POSITIONAL } + read.problems +
                                      (block ? [] : ['needs a block, with the fields']), 'YY-817')
      form_with(**read.form) { |f| f.__send__(:yy_fields, FormTag.of(self), read.tag, &block || proc {}) }
    end

    def form_with(**)
      FormTag.around(self) { super }
    end

    def form_for(*)
      FormTag.around(self) { super }
    end
  end
end
