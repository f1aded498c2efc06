# frozen_string_literal: true

require 'fileutils'

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
      raise ArgumentError, @files.absence unless @files.present?

      target = @folder.join(@files.version)
      target.join('manifest.json').file? ? FileUtils.touch(target.join('manifest.json')) : write(target)
      target
    end

    private

    # The manifest last: a build without one is not served, so nobody gets half of it.
    def write(target)
      @files.each { |path| copy(path, target) }
      FileUtils.cp(@files.root.join('manifest.json'), target.join('manifest.json'))
    end

    def copy(path, target)
      ['', *FileServer::ENCODINGS.values].each do |suffix|
        source = @files.root.join("#{path}#{suffix}")
        next unless source.file?

        to = target.join("#{path}#{suffix}")
        to.dirname.mkpath
        FileUtils.cp(source, to)
      end
    end
  end
end
