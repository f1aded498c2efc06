# frozen_string_literal: true

require 'fileutils'
require 'securerandom'

module YyWidgets
  # Copies the current build into the folder with the builds of other releases, where application
  # servers of both releases, a CDN or a web server find it.
  class AssetInstallation
    def initialize(files, folder)
      @files = files
      @folder = Pathname.new(folder)
    end

    # Copies the files and their compressed copies. A build that is installed again becomes the
    # newest one.
    # @return [Pathname] the folder of the build
    # @raise ArgumentError when there are no built files
    def install
      raise Problem.error('YY-807', @files.missing_message) unless @files.present?

      write unless complete?
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

    # The manifest is the last file to be written.
    def complete?
      manifest.file?
    end

    # Writes to another folder first and then renames it, so that no server ever serves an
    # incomplete build, even when several servers install it at the same time.
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
      return if complete?

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
