# frozen_string_literal: true

require 'yy_widgets/head_metas'
require 'yy_widgets/head_options'
require 'yy_widgets/file_addresses'
require 'yy_widgets/arrival_tags'
require 'yy_widgets/import_map'
require 'yy_widgets/page_switch'

module YyWidgets
  # Builds what `yy_head_tags` writes.
  class HeadTags
    TRACKED = { 'data-turbo-track': 'reload', 'data-turbolinks-track': 'reload' }.freeze

    def initialize(view, given)
      @view = view
      @options = HeadOptions.new(view, given)
      @files = YyWidgets.files
      @addresses = FileAddresses.new(view)
      @arrival = ArrivalTags.new(view, @options)
    end

    def html
      problems = options.problems + @arrival.problems + missing_files
      Problems.report('yy_head_tags', problems, 'YY-804')
      tags = [HeadMetas.new(view, options).tags, texts, switch.tag, files_tags, @arrival.speculation_rules]
      view.safe_join(tags.flatten.compact, "\n")
    end

    private

    attr_reader :view, :options, :files, :addresses

    def missing_files
      files.present? ? [] : [Problem.new('YY-807', files.absence)]
    end

    def texts
      view.yy_texts_tag(only: options.texts.select { |name| YyWidgets.schema.widget?(name) })
    end

    def switch
      @switch ||= PageSwitch.new(view, options)
    end

    def files_tags
      return [] unless files.present?
      return [*stylesheets, doctor(defer: true), classic_script] if options[:classic]

      [import_map, *stylesheets, preloads, doctor(type: 'module'), module_script]
    end

    # Read before the first module, or the browser ignores it. Beside importmap-rails the application's own has ours in it.
    def import_map
      return if view.yy_metas_written[:import_map]
      return view.javascript_inline_importmap_tag if view.respond_to?(:javascript_inline_importmap_tag)

      digests = map_allowed? ? ImportMap.new(view, options).digests : {}
      return if digests.empty?

      json = ERB::Util.json_escape(ActiveSupport::JSON.encode(integrity: digests))
      view.content_tag(:script, json.html_safe, type: 'importmap', nonce: options.nonce)
    end

    def map_allowed?
      # It would add the map again at each visit, since browsers hide a nonce; to some a second map is an error.
      return false if defined?(::Turbolinks)

      options.nonce || !view.respond_to?(:content_security_policy?) || !view.content_security_policy?
    end

    # Their addresses change with the version: then Turbo and Turbolinks load the whole page.
    def stylesheets
      ['yy.css', *('yy.looks.css' if options[:looks])].map do |name|
        view.tag.link(rel: 'stylesheet', **fetched(name, :href), **TRACKED)
      end
    end

    def preloads
      needed = files.preloads(options.folder, options.preloaded_tags)
      needed += files.admission(options.folder) if switch.given?
      needed.map do |file|
        # Stylesheets and photos of the first screen come before code.
        view.tag.link(rel: 'modulepreload', fetchpriority: 'low', href: addresses[file], **checked(file), nonce: options.nonce)
      end
    end

    def module_script
      @arrival.inline_script || view.content_tag(:script, nil, type: 'module', **fetched('yy.js', :src), nonce: options.nonce)
    end

    def classic_script
      view.content_tag(:script, nil, defer: true, **fetched('yy.all.js', :src), nonce: options.nonce)
    end

    # Before the widgets, whose first events it hears.
    def doctor(**kind)
      return unless options[:doctor] && options.environment == 'development'

      view.content_tag(:script, nil, **kind, **fetched('yy.doctor.js', :src), data: { docs: options[:guide] }, nonce: options.nonce)
    end

    def fetched(name, attribute)
      file = "#{options.folder}#{name}"
      { attribute => addresses[file], **checked(file) }
    end

    def checked(file)
      {
        integrity: (files.integrity(file) if options[:integrity]),
        crossorigin: ('anonymous' if addresses.cross_origin?)
      }.compact
    end
  end
end
