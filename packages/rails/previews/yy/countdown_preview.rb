# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # diz quanto falta para alguma coisa acabar: em dias, em horas e, no fim, em minutos e segundos.
  #
  # @label yy-countdown
  # @logical_path yy/compras
  class CountdownPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label faltam dias
    def days; end

    # @label falta um dia
    def one_day; end

    # @label faltam horas
    def hours; end

    # @label última hora
    def last_hour; end

    # @label tempo encerrado
    def over; end

    # @label relógio errado corrigido
    def wrong_clock_corrected; end

    # @label dentro de uma frase
    def in_a_sentence; end
  end
end
