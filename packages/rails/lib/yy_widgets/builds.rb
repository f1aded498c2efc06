# frozen_string_literal: true

module YyWidgets
  # The builds that are served side by side: the current one, and those of other releases in the application's
  # `config.builds`, by their versions.
  class Builds
    VERSION = /\A\w[\w.-]*\z/.freeze
    # Such a name stands for one content, in whatever build.
    DIGESTED = /\.digested\.\w+(?:\.map)?\z/.freeze

    def initialize(current, folder)
      @current = current
      @folder = Pathname.new(folder)
      @kept = {}
    end

    # @return the build that has this file of this version, or the same file; nil when there is none
    def find(version, file)
      build = version == @current.version ? @current : kept(version)
      return build if build&.include?(file)

      [@current, *all_kept].find { |each| each.include?(file) } if DIGESTED.match?(file)
    end

    # Whether a release may have had such a file.
    def known?(file)
      DIGESTED.match?(file) || @current.include?(file)
    end

    # The versions in the folder, the newest first.
    def versions
      manifests = @folder.glob('*/manifest.json').select { |file| VERSION.match?(file.dirname.basename.to_s) }
      manifests.sort_by(&:mtime).reverse.map { |file| file.dirname.basename.to_s }
    end

    # Removes all but the newest in the folder, and never the current one.
    # @return the versions removed
    def prune(keep)
      versions.drop(keep).reject { |version| version == @current.version }.each do |version|
        # The manifest first: without it nothing of the build is served.
        @folder.join(version, 'manifest.json').delete
        @folder.join(version).rmtree
      end
    end

    private

    def kept(version)
      return unless VERSION.match?(version) && @folder.join(version, 'manifest.json').file?

      @kept[version] ||= BuiltFiles.new(@folder.join(version))
    end

    def all_kept
      versions.filter_map { |version| kept(version) }
    end
  end
end
