# frozen_string_literal: true

# Written by `npm run generate`.
module Yy
  # fica à vista enquanto o trecho dela passa, e para antes do fim.
  #
  # @label yy-pinned-tag
  # @logical_path yy/página
  class PinnedTagPreview < ViewComponent::Preview
    layout 'yy_preview'

    # @label sem nada ao lado
    def beside_nothing; end

    # @label com outras distâncias
    def other_distances; end
  end
end
