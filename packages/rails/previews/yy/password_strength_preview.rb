# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # diz se a senha é boa enquanto a pessoa escreve, sem bronca.
  #
  # @label yy-password-strength
  # @logical_path yy/formulários
  class PasswordStrengthPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label vazio
    def empty; end

    # @label senha curta demais
    def too_short; end

    # @label senha fraquinha
    def weak; end

    # @label senha meia-boca
    def so_so; end

    # @label senha segura
    def strong; end

    # @label senha muito segura
    def strongest; end

    # @label com textos próprios
    def own_words; end

    # @label em lugar estreito
    def narrow; end
  end
end
