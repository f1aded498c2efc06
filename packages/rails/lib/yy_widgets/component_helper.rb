# frozen_string_literal: true

module YyWidgets
  # The helpers in a ViewComponent, which has none of its application's. What stands in the head is the page's view to know.
  module ComponentHelper
    include TagHelper
    include FormHelper

    delegate :yy_head_tags, :yy_texts_tag, :yy_asset_path, :csrf_meta_tags, :csrf_meta_tag, to: :helpers
  end
end
