# frozen_string_literal: true

require 'digest'
require 'fileutils'
require 'open3'
require 'securerandom'

module YyWidgets
  # Files of a build as what differs from those of other releases that browsers may have: compressed by Zstandard with the
  # former file as its dictionary (RFC 9842, `dcz`). The program `zstd` makes them once, when a build is installed.
  class Deltas
    HASH = /-\h{8}(?=\.digested\.js\z)/.freeze
    # The kinds of files that browsers keep as dictionaries.
    KINDS = %w[.js .css].freeze
    # What such a response begins with, before the digest of its dictionary: a frame that Zstandard skips.
    MAGIC = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0].pack('C*').freeze

    # `zstd` could not make one.
    class Failed < StandardError
    end

    class << self
      # The header by which a browser keeps a file as a dictionary for the same one of another release; nil for others.
      def use_as_dictionary(file)
        %(match="/*/#{file.sub(HASH, '-*')}") if KINDS.include?(File.extname(file))
      end

      # @param dictionary `Available-Dictionary`: the SHA-256 of what the browser has, in Base64 between colons
      # @return path of the file relative to its build; nil when the header is none
      def path(file, dictionary)
        digest = dictionary.to_s[%r{\A:([A-Za-z0-9+/]{43}=):\z}, 1]
        digest && "#{file}.#{digest.unpack1('m').unpack1('H*').first(16)}.dcz"
      end

      def possible?
        system('zstd', '--version', out: File::NULL, err: File::NULL) || false
      end
    end

    # @param folder with the builds, each in a folder of its version
    def initialize(folder)
      @folder = Pathname.new(folder)
    end

    # Makes those of a build that are not there.
    # @return how many there are
    def write(version)
      others = @folder.glob('*/manifest.json').map(&:dirname).reject { |other| other.basename.to_s == version }
      build = @folder.join(version)
      pairs(build, others).count { |file, former| write_one(build.join(file), former) }
    end

    private

    # @return each file of the build with each that has its place in another build
    def pairs(build, others)
      former = others.flat_map { |other| files_of(other).map { |file| [place(file), other.join(file)] } }
      files_of(build).product(former).filter_map { |file, (place, path)| [file, path] if place == place(file) }
    end

    def place(file)
      file.sub(HASH, '')
    end

    def files_of(build)
      JSON.parse(build.join('manifest.json').read).keys.select { |file| KINDS.include?(File.extname(file)) && build.join(file).file? }
    rescue Errno::ENOENT
      [] # Pruned by another server.
    end

    # Whole or not at all: other servers may be writing it too.
    # @return whether there is one; none where it would not be the smaller
    def write_one(file, dictionary)
      content = dictionary.binread
      return false if content == file.binread

      digest = Digest::SHA256.digest(content)
      delta = Pathname.new("#{file}.#{digest.unpack1('H*').first(16)}.dcz")
      return true if delta.file?

      bytes = MAGIC + digest + compress(file, dictionary)
      bytes.bytesize < usual_size(file) && put(bytes, delta)
    rescue Errno::ENOENT
      false
    end

    def put(bytes, delta)
      unfinished = delta.sub_ext(".#{SecureRandom.hex(8)}")
      unfinished.binwrite(bytes)
      unfinished.rename(delta)
      true
    end

    def usual_size(file)
      compressed = FileServer::ENCODINGS.values.map { |suffix| Pathname.new("#{file}#{suffix}") }.find(&:file?)
      (compressed || file).size
    end

    def compress(file, dictionary)
      output, error, status = Open3.capture3('zstd', '-19', '--no-check', '-q', '-c', '-D', dictionary.to_s, file.to_s, binmode: true)
      raise Failed, "zstd: #{error.strip}" unless status.success?

      output
    end
  end
end
