# frozen_string_literal: true

require 'yy_widgets/head_metas'
require 'yy_widgets/head_options'

module YyWidgets
  # Builds what `yy_head_tags` writes.
  class HeadTags
    TRACKED = { 'data-turbo-track': 'reload', 'data-turbolinks-track': 'reload' }.freeze

    def initialize(view, given)
      @view = view
      @options = HeadOptions.new(view, given)
      @files = YyWidgets.files
    end

    def html
      problems = options.problems + missing_files
      Problems.report('yy_head_tags', problems)
      view.safe_join([HeadMetas.new(view, options).tags, texts, files_tags].flatten.compact, "\n")
    end

    private

    attr_reader :view, :options, :files

    def missing_files
      files.present? ? [] : ["no built files in #{files.root}"]
    end

    def texts
      view.yy_texts_tag(only: options.texts.select { |name| YyWidgets.schema.widget?(name) })
    end

    def files_tags
      return [] unless files.present?
      return [stylesheet, classic_script] if options[:classic]

      [import_map, stylesheet, preloads, module_script]
    end

    # Read before the first module, or the browser ignores it. An application's own map may be the only one of a page.
    def import_map
      return unless options[:integrity] && map_allowed?

      digests = files.module_digests(folder).transform_keys { |file| address(file) }
      return if digests.empty?

      json = ERB::Util.json_escape(ActiveSupport::JSON.encode(integrity: digests))
      view.content_tag(:script, json.html_safe, type: 'importmap', nonce: options.nonce)
    end

    def map_allowed?
      return false if view.respond_to?(:javascript_importmap_tags)
      # It would add the map again at each visit, since browsers hide a nonce; to some a second map is an error.
      return false if defined?(::Turbolinks)

      options.nonce || !view.respond_to?(:content_security_policy?) || !view.content_security_policy?
    end

    # Its address changes with the version: then Turbo and Turbolinks load the whole page.
    def stylesheet
      view.tag.link(rel: 'stylesheet', **fetched('yy.css', :href), **TRACKED)
    end

    def preloads
      files.preloads(folder, options.preloaded_tags).map do |file|
        view.tag.link(rel: 'modulepreload', href: address(file), **checked(file), nonce: options.nonce)
      end
    end

    def module_script
      view.content_tag(:script, nil, type: 'module', **fetched('yy.js', :src), nonce: options.nonce)
    end

    def classic_script
      view.content_tag(:script, nil, defer: true, **fetched('yy.all.js', :src), nonce: options.nonce)
    end

    def fetched(name, attribute)
      file = "#{folder}#{name}"
      { attribute => address(file), **checked(file) }
    end

    def checked(file)
      {
        integrity: (files.integrity(file) if options[:integrity]),
        crossorigin: ('anonymous' if base.match?(%r{\A(https?:)?//}))
      }.compact
    end

    def folder
      options[:flavour].to_s == 'lite' ? 'lite/' : ''
    end

    def address(file)
      "#{base}#{file}"
    end

    # One for all files: modules find each other beside themselves, and an asset host may differ from file to file.
    def base
      @base ||= view.asset_path("#{FileServer::PREFIX}/#{files.version}/yy.js", skip_pipeline: true).delete_suffix('yy.js')
    end
  end
end
