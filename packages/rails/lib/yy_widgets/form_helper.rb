# frozen_string_literal: true

require 'yy_widgets/form_arguments'
require 'yy_widgets/form_builder'
require 'yy_widgets/form_tag'

module YyWidgets
  # Helpers for forms inside `yy-form`.
  module FormHelper
    # Writes a `form_with` inside `yy-form`; its fields show the record's errors. Takes the
    # arguments of both; further attributes of the tag are given in `tag:`.
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
