# frozen_string_literal: true

require 'fileutils'

module YyWidgets
  # Puts the built files into an application's `public/`, for a CDN or a server in front of it.
  class AssetInstallation
    def initialize(files, public_folder)
      @files = files
      @target = Pathname.new(public_folder).join(FileServer::PREFIX.delete_prefix('/'), files.version)
    end

    # Copies the files with what is compressed of them.
    # @return their folder
    # @raise ArgumentError without files
    def install
      raise ArgumentError, "no built files in #{@files.root}" unless @files.present?

      @files.each { |path| copy(path) }
      @target
    end

    private

    def copy(path)
      ['', *FileServer::ENCODINGS.values].each do |suffix|
        source = @files.root.join("#{path}#{suffix}")
        next unless source.file?

        target = @target.join("#{path}#{suffix}")
        target.dirname.mkpath
        FileUtils.cp(source, target)
      end
    end
  end
end
