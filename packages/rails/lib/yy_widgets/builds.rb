# frozen_string_literal: true

require 'fileutils'

module YyWidgets
  # The builds that are served side by side: the current one, and those of other releases in the application's
  # `config.builds`, by their versions.
  class Builds
    VERSION = /\A\d[\w.+-]*-\h{8}\z/.freeze
    # Such a name stands for one content, in whatever build.
    DIGESTED = /\.digested\.js\z/.freeze

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

    # Whether it is the version of another release.
    def foreign?(version)
      VERSION.match?(version) && version != @current.version
    end

    # The versions in the folder, the newest first.
    def versions
      times = manifests.filter_map { |file| (time = time_of(file)) && [time, version_of(file)] }
      times.sort.reverse.map(&:last)
    end

    # Removes all but the newest in the folder, and never the current one. Servers that share it may do so at once.
    # @return the versions removed
    def prune(keep)
      versions.drop(keep).reject { |version| version == @current.version }.each do |version|
        # The manifest first: without it nothing of the build is served.
        FileUtils.rm_f(@folder.join(version, 'manifest.json'))
        FileUtils.rm_rf(@folder.join(version))
      end
    end

    private

    def kept(version)
      return unless VERSION.match?(version) && @folder.join(version, 'manifest.json').file?

      @kept[version] ||= BuiltFiles.new(@folder.join(version))
    end

    def all_kept
      manifests.filter_map { |file| kept(version_of(file)) }
    end

    def manifests
      @folder.glob('*/manifest.json').select { |file| VERSION.match?(version_of(file)) }
    end

    # nil when another server has pruned the build.
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
