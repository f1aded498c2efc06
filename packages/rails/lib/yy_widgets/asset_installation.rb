# frozen_string_literal: true

require 'fileutils'
require 'securerandom'

module YyWidgets
  # Puts the current build beside those of other releases, for the servers of this one and the next, and for a CDN or a
  # server in front of them.
  class AssetInstallation
    def initialize(files, folder)
      @files = files
      @folder = Pathname.new(folder)
    end

    # Copies the files with what is compressed of them. Done again, it makes the build the newest.
    # @return their folder
    # @raise ArgumentError without files
    def install
      raise Problem.error('YY-807', @files.absence) unless @files.present?

      write unless whole?
      FileUtils.touch(manifest)
      target
    end

    private

    def target
      @folder.join(@files.version)
    end

    def manifest
      target.join('manifest.json')
    end

    def whole?
      manifest.file?
    end

    # Whole or not at all: it is served while it is written, and other servers may be writing it too.
    def write
      unfinished = @folder.join(".unfinished-#{SecureRandom.hex(8)}")
      [*@files.each, 'manifest.json'].each { |path| copy(path, unfinished) }
      put_in_place(unfinished)
    ensure
      FileUtils.rm_rf(unfinished)
    end

    def put_in_place(folder)
      folder.rename(target)
    rescue Errno::ENOTEMPTY, Errno::EEXIST
      return if whole?

      FileUtils.rm_rf(target)
      retry
    end

    def copy(path, folder)
      ['', *FileServer::ENCODINGS.values].each do |suffix|
        source = @files.root.join("#{path}#{suffix}")
        next unless source.file?

        to = folder.join("#{path}#{suffix}")
        to.dirname.mkpath
        FileUtils.cp(source, to)
      end
    end
  end
end
