# frozen_string_literal: true

require 'yy_widgets/head_metas'
require 'yy_widgets/head_options'
require 'yy_widgets/file_addresses'
require 'yy_widgets/arrival_tags'
require 'yy_widgets/import_map'
require 'yy_widgets/page_switch'

module YyWidgets
  # Builds the HTML of `yy_head_tags`.
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
      files.present? ? [] : [Problem.new('YY-807', files.missing_message)]
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

    # A browser ignores an import map after the first module. With importmap-rails, our digests are
    # in the application's own map.
    def import_map
      return if view.yy_metas_written[:import_map]
      return view.javascript_inline_importmap_tag if view.respond_to?(:javascript_inline_importmap_tag)

      digests = map_allowed? ? ImportMap.new(view, options).digests : {}
      return if digests.empty?

      json = ERB::Util.json_escape(ActiveSupport::JSON.encode(integrity: digests))
      view.content_tag(:script, json.html_safe, type: 'importmap', nonce: options.nonce)
    end

    def map_allowed?
      # Turbolinks would add the map again at each visit, because browsers hide its nonce, and some
      # browsers report an error for a second map.
      return false if defined?(::Turbolinks)

      options.nonce || !view.respond_to?(:content_security_policy?) || !view.content_security_policy?
    end

    # Turbo and Turbolinks load the whole page when the URL of a tracked stylesheet changes, which
    # it does with the version.
    def stylesheets
      ['yy.css', *('yy.looks.css' if options[:looks])].map do |name|
        view.tag.link(rel: 'stylesheet', **fetched(name, :href), **TRACKED)
      end
    end

    def preloads
      needed = files.preloads(options.folder, options.preloaded_tags)
      needed += files.admission(options.folder) if switch.given?
      needed.map do |file|
        # Stylesheets and the photos of the first screen are more urgent than code.
        view.tag.link(rel: 'modulepreload', fetchpriority: 'low', href: addresses[file], **checked(file), nonce: options.nonce)
      end
    end

    def module_script
      @arrival.inline_script || view.content_tag(:script, nil, type: 'module', **fetched('yy.js', :src), nonce: options.nonce)
    end

    def classic_script
      view.content_tag(:script, nil, defer: true, **fetched('yy.all.js', :src), nonce: options.nonce)
    end

    # The doctor runs before the widgets, so that it records their first events.
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
