# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # a pessoa diz o cep, a gente preenche o resto.
  #
  # @label yy-zipcode-autofill
  # @logical_path yy/formulários
  class ZipcodeAutofillPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label vazio
    def empty; end

    # @label busca desligada
    def switched_off; end
  end
end
