# frozen_string_literal: true

require 'digest'

module YyWidgets
  # The built files: `manifest.json` names all of them with their digests.
  class BuiltFiles
    attr_reader :root

    def initialize(root)
      @root = root
    end

    def present?
      manifest.any?
    end

    # What to say where there are none.
    def absence
      "no built files in #{root}: run npm run build -- gem in the repository of yy_widgets, or let config.root name them"
    end

    # The gem leaves source maps out, which the manifest names.
    def include?(path)
      manifest.key?(path) && root.join(path).file?
    end

    def each(&block)
      manifest.each_key(&block)
    end

    # `sha384-…`; nil for a file that was not built.
    def integrity(path)
      manifest[path]
    end

    # Part of the address: another build is at another one.
    def version
      manifest
      "#{VERSION}-#{@digest}"
    end

    # @param folder where `yy.js` is: "" or "lite/"
    # @return the files that these tags need, relative to the root
    def preloads(folder, tags)
      needed = json("#{folder}preload.json").values_at(*tags).compact.flatten.uniq
      needed.map { |file| "#{folder}#{file}" }
    end

    # What all widgets need of the files, relative to the root.
    def common_files(folder)
      needed = json("#{folder}preload.json").values
      (needed.reduce(:&) || []).map { |file| "#{folder}#{file}" }
    end

    # What a file says, kept for as long as the build is the same.
    def text(path)
      manifest
      @texts[path] ||= root.join(path).read(encoding: 'UTF-8')
    end

    # @return what `yy.js` loads on pages with a switch, relative to the root
    def admission(folder)
      manifest.keys.grep(%r{\A#{folder}chunks/admission-\h+\.digested\.js\z})
    end

    # Module → digest, relative to the root; empty when the build has none.
    def module_digests(folder)
      digests = json("#{folder}importmap.json").fetch('integrity', {})
      digests.transform_keys { |file| "#{folder}#{file.delete_prefix('./')}" }
    end

    private

    # A build in development replaces the files under a running server; one of another release may go at any moment.
    def manifest
      file = root.join('manifest.json')
      modified = file.mtime
      read(file.read, modified) unless modified == @modified
      @manifest
    rescue Errno::ENOENT, Errno::ENOTDIR
      read('{}', nil)
    end

    # The time last: with it, other threads take the rest as it is.
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
