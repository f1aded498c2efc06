# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # conta o que já foi escrito e avisa quando está perto do limite. nunca corta o texto de ninguém.
  #
  # @label yy-letter-counter
  # @logical_path yy/formulários
  class LetterCounterPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label vazio
    def empty; end

    # @label longe do limite
    def far_from_the_limit; end

    # @label perto do limite
    def close_to_the_limit; end

    # @label no limite
    def at_the_limit; end

    # @label acima do limite
    def over_the_limit; end

    # @label sem limite
    def without_a_limit; end

    # @label com texto próprio
    def own_text; end

    # @label campo de uma linha
    def one_line; end
  end
end
