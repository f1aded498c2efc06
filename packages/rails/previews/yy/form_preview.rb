# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # confere cada campo enquanto a pessoa escreve, avisa do lado dele, e mostra ali mesmo o que o servidor responder.
  #
  # @label yy-form
  # @logical_path yy/formulários
  class FormPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label no começo
    def untouched; end

    # @label com motivo próprio
    def own_reason; end
  end
end
