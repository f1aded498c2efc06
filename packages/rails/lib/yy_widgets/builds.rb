# frozen_string_literal: true

require 'fileutils'

module YyWidgets
  # The builds that can be served: the current one, and those of other releases in the application's
  # `config.builds`, each in a folder named by its version.
  class Builds
    VERSION = /\A\d[\w.+-]*-\h{8}\z/.freeze
    # A file with this name has the same content in every build.
    DIGESTED = /\.digested\.js\z/.freeze

    def initialize(current, folder)
      @current = current
      @folder = Pathname.new(folder)
      @installed = {}
    end

    # @return the build of this version, or another build that has the same file; nil without one
    def find(version, file)
      build = version == @current.version ? @current : installed(version)
      return build if build&.include?(file)

      [@current, *all_installed].find { |each| each.include?(file) } if DIGESTED.match?(file)
    end

    # Whether this is a version, but not the current one.
    def other_version?(version)
      VERSION.match?(version) && version != @current.version
    end

    # The versions of the builds in the folder, the newest first.
    def versions
      times = manifests.filter_map { |file| (time = time_of(file)) && [time, version_of(file)] }
      times.sort.reverse.map(&:last)
    end

    # Removes all but the newest builds from the folder, and never the current one. Servers that
    # share the folder may call this at the same time.
    # @param keep how many builds stay
    # @return the versions that were removed
    def prune(keep)
      versions.drop(keep).reject { |version| version == @current.version }.each do |version|
        # The manifest is deleted first, because a build without it is not served.
        FileUtils.rm_f(@folder.join(version, 'manifest.json'))
        FileUtils.rm_rf(@folder.join(version))
      end
    end

    private

    def installed(version)
      return unless VERSION.match?(version) && @folder.join(version, 'manifest.json').file?

      @installed[version] ||= BuiltFiles.new(@folder.join(version))
    end

    def all_installed
      manifests.filter_map { |file| installed(version_of(file)) }
    end

    def manifests
      @folder.glob('*/manifest.json').select { |file| VERSION.match?(version_of(file)) }
    end

    # @return nil when another server has removed the build meanwhile
    def time_of(manifest)
      manifest.mtime
    rescue Errno::ENOENT, Errno::ENOTDIR
      nil
    end

    def version_of(manifest)
      manifest.dirname.basename.to_s
    end
  end
end
