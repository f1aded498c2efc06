# frozen_string_literal: true

require 'digest'
require 'fileutils'
require 'open3'
require 'securerandom'

module YyWidgets
  # Makes deltas of a build's files: each file is compressed by Zstandard, with the same file of
  # another release, which browsers may have, as its dictionary (RFC 9842, `dcz`). The program
  # `zstd` makes them once, when a build is installed.
  class Deltas
    HASH = /-\h{8}(?=\.digested\.js\z)/.freeze
    # Extensions of the files that browsers store as dictionaries.
    EXTENSIONS = %w[.js .css].freeze
    # The first bytes of a delta, before the digest of its dictionary. They are the header of a
    # frame that Zstandard skips.
    MAGIC = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0].pack('C*').freeze

    # Raised when `zstd` fails.
    class Failed < StandardError
    end

    class << self
      # The `Use-As-Dictionary` header, by which a browser stores a file as the dictionary for the
      # same file of another release; nil for files of other kinds.
      def use_as_dictionary(file)
        %(match="/*/#{file.sub(HASH, '-*')}") if EXTENSIONS.include?(File.extname(file))
      end

      # @param dictionary the header `Available-Dictionary`: the SHA-256 of the browser's file, in
      #   Base64 between colons
      # @return path of the delta in its build; nil for an invalid header
      def path(file, dictionary)
        digest = dictionary.to_s[%r{\A:([A-Za-z0-9+/]{43}=):\z}, 1]
        digest && "#{file}.#{digest.unpack1('m').unpack1('H*').first(16)}.dcz"
      end

      # Whether `zstd` is installed.
      def possible?
        system('zstd', '--version', out: File::NULL, err: File::NULL) || false
      end
    end

    # @param folder the folder of all builds, each in a folder named by its version
    def initialize(folder)
      @folder = Pathname.new(folder)
    end

    # Makes the missing deltas of a build.
    # @return how many deltas the build has now
    def write(version)
      others = @folder.glob('*/manifest.json').map(&:dirname).reject { |other| other.basename.to_s == version }
      build = @folder.join(version)
      pairs(build, others).count { |file, former| write_one(build.join(file), former) }
    end

    private

    # @return each file of the build with the path of each file that has its name in another build
    def pairs(build, others)
      former = others.flat_map { |other| files_of(other).map { |file| [plain_name(file), other.join(file)] } }
      files_of(build).product(former).filter_map { |file, (name, path)| [file, path] if name == plain_name(file) }
    end

    # The path without the hash that differs from build to build.
    def plain_name(file)
      file.sub(HASH, '')
    end

    def files_of(build)
      JSON.parse(build.join('manifest.json').read).keys.select { |file| EXTENSIONS.include?(File.extname(file)) && build.join(file).file? }
    rescue Errno::ENOENT
      [] # Another server has removed the build.
    end

    # @return whether the file has a delta now. A delta is not written when it is larger than the
    #   compressed file
    def write_one(file, dictionary)
      content = dictionary.binread
      return false if content == file.binread

      digest = Digest::SHA256.digest(content)
      delta = Pathname.new("#{file}.#{digest.unpack1('H*').first(16)}.dcz")
      return true if delta.file?

      bytes = MAGIC + digest + compress(file, dictionary)
      bytes.bytesize < compressed_size(file) && write_file(bytes, delta)
    rescue Errno::ENOENT
      false
    end

    # Writes another file first and then renames it, because other servers may do the same.
    def write_file(bytes, delta)
      unfinished = delta.sub_ext(".#{SecureRandom.hex(8)}")
      unfinished.binwrite(bytes)
      unfinished.rename(delta)
      true
    end

    def compressed_size(file)
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
