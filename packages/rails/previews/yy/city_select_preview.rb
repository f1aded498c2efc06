# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # escolheu o estado, chegam as cidades dele. a que o servidor já sabia continua escolhida.
  #
  # @label yy-city-select
  # @logical_path yy/formulários
  class CitySelectPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label sem estado escolhido
    def no_state; end

    # @label cidade já escolhida
    def preselected; end

    # @label com caixas desenhadas
    def drawn_selects; end
  end
end
