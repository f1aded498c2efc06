# frozen_string_literal: true

module YyWidgets
  # Adds the helpers to ViewComponents, which do not have the application's helpers. Helpers for the
  # head are delegated to the page's view, which knows what it has written.
  module ComponentHelper
    include TagHelper
    include FormHelper

    delegate :yy_head_tags, :yy_texts_tag, :yy_asset_path, :csrf_meta_tags, :csrf_meta_tag, to: :helpers
  end
end
