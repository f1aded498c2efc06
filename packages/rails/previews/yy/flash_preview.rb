# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # conta o que acabou de acontecer e vai embora em 3 segundos e meio. espera por quem está lendo.
  #
  # @label yy-flash
  # @logical_path yy/página
  class FlashPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label mensagem de aviso
    def notice; end

    # @label mensagem de sucesso
    def success; end

    # @label mensagem de alerta
    def alert; end

    # @label mensagem de erro
    def an_error; end

    # @label mensagens empilhadas
    def stacked; end

    # @label com texto longo
    def long_words; end

    # @label some sozinho
    def goes_by_itself; end

    # @label com texto próprio
    def custom_close_label; end

    # @label vazio
    def empty; end
  end
end
