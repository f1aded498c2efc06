# frozen_string_literal: true

require 'digest'

module YyWidgets
  # A folder with built files. Its `manifest.json` lists all of them with their digests.
  class BuiltFiles
    attr_reader :root

    def initialize(root)
      @root = root
    end

    def present?
      manifest.any?
    end

    # The error message for a folder without built files.
    def missing_message
      "no built files in #{root}: run npm run build -- gem in the repository of yy_widgets, or let config.root name them"
    end

    # The manifest also lists source maps, which the gem does not contain.
    def include?(path)
      manifest.key?(path) && root.join(path).file?
    end

    def each(&block)
      manifest.each_key(&block)
    end

    # @return `sha384-…`; nil for a file that is not in the manifest
    def integrity(path)
      manifest[path]
    end

    # Part of the files' URLs, so that each build has its own.
    def version
      manifest
      "#{VERSION}-#{@digest}"
    end

    # @param folder the flavour's folder: "" or "lite/"
    # @return paths of the files that these tags need, relative to the root
    def preloads(folder, tags)
      needed = json("#{folder}preload.json").values_at(*tags).compact.flatten.uniq
      needed.map { |file| "#{folder}#{file}" }
    end

    # @return paths of the files that every widget needs, relative to the root
    def common_files(folder)
      needed = json("#{folder}preload.json").values
      (needed.reduce(:&) || []).map { |file| "#{folder}#{file}" }
    end

    # The content of a file, cached until the build changes.
    def text(path)
      manifest
      @texts[path] ||= root.join(path).read(encoding: 'UTF-8')
    end

    # @return paths of the files that `yy.js` loads on pages with a switch, relative to the root
    def admission(folder)
      manifest.keys.grep(%r{\A#{folder}chunks/admission-\h+\.digested\.js\z})
    end

    # @return {path of a module, relative to the root => digest}; empty when the build has no
    #   digests
    def module_digests(folder)
      digests = json("#{folder}importmap.json").fetch('integrity', {})
      digests.transform_keys { |file| "#{folder}#{file.delete_prefix('./')}" }
    end

    private

    # The manifest is read again when it has changed: `npm run build` replaces the files while the
    # server runs, and the build of another release may be deleted at any time.
    def manifest
      file = root.join('manifest.json')
      modified = file.mtime
      read(file.read, modified) unless modified == @modified
      @manifest
    rescue Errno::ENOENT, Errno::ENOTDIR
      read('{}', nil)
    end

    # The time is set last, because other threads use the rest as soon as it matches.
    def read(text, modified)
      @digest = Digest::SHA256.hexdigest(text).first(8)
      @json = {}
      @texts = {}
      @manifest = JSON.parse(text)
      @modified = modified
      @manifest
    end

    def json(path)
      manifest
      @json[path] ||= root.join(path).file? ? JSON.parse(root.join(path).read) : {}
    end
  end
end
