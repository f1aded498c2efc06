# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # uma resposta aberta de cada vez. são os details do próprio navegador, que abrem e fecham mesmo sem script.
  #
  # @label yy-accordion
  # @logical_path yy/página
  class AccordionPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label todos os painéis fechados
    def all_closed; end

    # @label um painel aberto
    def one_open; end

    # @label vários vieram abertos
    def several_sent_open; end

    # @label um dentro do outro
    def nested; end

    # @label com texto longo
    def long_words; end

    # @label sem títulos
    def without_headings; end
  end
end
