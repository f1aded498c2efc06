# frozen_string_literal: true

require 'yy_widgets/head_tags'

module YyWidgets
  # What the head of a page needs.
  module HeadHelper
    # Metas, texts, stylesheet, preloads and script. Options and their defaults: YyWidgets::Configuration.
    #
    #   <%= yy_head_tags flavour: :lite, preload: [:follow_button] %>
    def yy_head_tags(**options)
      HeadTags.new(self, options).html
    end

    # For tags that no helper has written: the texts of a locale that differ from those of the widgets, once a page; nothing
    # when none does. A visit to a page of other texts loads it whole.
    #
    # @param only names of widgets; all
    def yy_texts_tag(only: YyWidgets.schema.names, locale: I18n.locale)
      return if @yy_texts_written

      texts = Texts.of(locale).changed.slice(*only.map { |name| YyWidgets.schema.widget(name).tag })
      return if texts.empty?

      @yy_texts_written = true
      json = ERB::Util.json_escape(ActiveSupport::JSON.encode(texts))
      content_tag(:script, json.html_safe, type: 'application/json', id: 'yy-texts', **HeadTags::TRACKED)
    end

    # What the page's switch says, for a controller that answers to `switch_src`: `render json: helpers.yy_switch`.
    def yy_switch
      PageSwitch.new(self, HeadOptions.new(self, {})).to_h
    end

    # Address of a built file: `yy_asset_path("yy.doctor.js")`.
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

    # What this page has of `csrf_meta_tags`, `csp_meta_tag` and the import map of importmap-rails.
    def yy_metas_written
      { csrf: @yy_csrf_written, csp: @yy_csp_written }
    end
  end
end
