# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # leva a uma conversa com quem vende, pelo whatsapp quando há um número e pelo chat quando não há.
  #
  # @label yy-seller-contact
  # @logical_path yy/pessoas
  class SellerContactPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label pelo chat
    def chat; end

    # @label pelo whatsapp
    def whatsapp; end

    # @label com mensagem pronta
    def with_message; end

    # @label com texto próprio
    def custom_label; end

    # @label em lugar estreito
    def narrow; end
  end
end
