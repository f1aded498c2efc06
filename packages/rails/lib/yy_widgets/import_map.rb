# frozen_string_literal: true

module YyWidgets
  # The part of a page's import map with the digests of all modules, by which the browser checks
  # them.
  class ImportMap
    # The address that `config/importmap.rb` pins. It is replaced by that of the current build.
    PINNED = "#{FileServer::PREFIX}/yy.js"

    def initialize(view, options = HeadOptions.new(view, {}))
      @options = options
      @files = YyWidgets.files
      @addresses = FileAddresses.new(view)
    end

    # @return {URL of a module => digest}; empty with `integrity: false`
    def digests
      return {} unless @options[:integrity]

      @files.module_digests(@options.folder).transform_keys { |file| @addresses[file] }
    end

    # @param json the application's own import map
    # @return the map, with our digests and the current address of a pinned `yy.js`
    def merged_into(json)
      map = JSON.parse(json)
      imports = map['imports']&.transform_values { |address| address.end_with?(PINNED) ? @addresses["#{@options.folder}yy.js"] : address }
      integrity = digests.merge(map['integrity'] || {})
      ERB::Util.json_escape(JSON.generate(map.merge({ 'imports' => imports, 'integrity' => integrity.presence }.compact)))
    end

    # Overrides the helper of importmap-rails.
    module Helper
      # Writes the map once per page: browsers from before 2025 allow one, before the first module.
      def javascript_inline_importmap_tag(importmap_json = Rails.application.importmap.to_json(resolver: self))
        former = @yy_import_map
        return if former == importmap_json

        @yy_import_map ||= importmap_json
        return super(ImportMap.new(self).merged_into(importmap_json)) unless former

        Problems.report('yy_head_tags', ['write it after javascript_importmap_tags, whose import map is another one'], 'YY-808')
        super
      end

      def yy_metas_written
        super.merge(import_map: @yy_import_map)
      end
    end
  end
end
