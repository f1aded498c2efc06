# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # aponta para uma novidade até a pessoa passar pela página dela.
  #
  # @label yy-notification-label
  # @logical_path yy/página
  class NotificationLabelPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label em outra página
    def on_another_page; end

    # @label na própria página
    def on_its_page; end

    # @label com marcação própria
    def own_markup; end
  end
end
