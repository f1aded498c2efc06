# frozen_string_literal: true

require 'yy_widgets/head_tags'

module YyWidgets
  # Helpers for the head of a page.
  module HeadHelper
    # Writes meta tags, texts, stylesheet, preloads and script. Options and their defaults:
    # YyWidgets::Configuration.
    #
    #   <%= yy_head_tags flavour: :lite, preload: [:follow_button] %>
    def yy_head_tags(**options)
      HeadTags.new(self, options).html
    end

    # Writes the texts of a locale that differ from the widgets' own, for tags that no helper
    # writes. Writes nothing when there are none, or when the page has them already. Turbo loads a
    # page with other texts as a whole.
    #
    # @param only names of widgets; all by default
    def yy_texts_tag(only: YyWidgets.schema.names, locale: I18n.locale)
      return if @yy_texts_written

      texts = Texts.of(locale).changed.slice(*only.map { |name| YyWidgets.schema.widget(name).tag })
      return if texts.empty?

      @yy_texts_written = true
      json = ERB::Util.json_escape(ActiveSupport::JSON.encode(texts))
      content_tag(:script, json.html_safe, type: 'application/json', id: 'yy-texts', **HeadTags::TRACKED)
    end

    # The page's switch, for the controller of `switch_src`: `render json: helpers.yy_switch`.
    def yy_switch
      PageSwitch.new(self, HeadOptions.new(self, {})).to_h
    end

    # The URL of a built file: `yy_asset_path("yy.doctor.js")`.
    def yy_asset_path(file)
      FileAddresses.new(self).for_author(file)
    end

    def csrf_meta_tags
      super.tap { |tags| @yy_csrf_written = true if tags.present? }
    end
    alias csrf_meta_tag csrf_meta_tags

    def csp_meta_tag(**options)
      super.tap { |tags| @yy_csp_written = true if tags.present? }
    end

    # Says whether this page has `csrf_meta_tags`, `csp_meta_tag` and, with importmap-rails, an
    # import map.
    def yy_metas_written
      { csrf: @yy_csrf_written, csp: @yy_csp_written }
    end
  end
end
