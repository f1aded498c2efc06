# frozen_string_literal: true

require 'digest'
require 'fileutils'

module YyWidgets
  # The doctor's rules as Herb's linter loads them from an application's `.herb/`. Files that were changed there stay,
  # unless forced: each begins with a digest of what it was.
  class HerbRules
    HEAD = %r{\A// sha256 (\h{64}) of the lines below\n}n.freeze

    # @param rules folder with what belongs into `.herb`; the gem's own has it when the gem was built
    def initialize(application, rules: ROOT.join('vendor/herb'), force: false, pretend: false)
      @application = Pathname.new(application)
      @rules = Pathname.new(rules)
      @force = force
      @pretend = pretend
    end

    def built?
      files.any?
    end

    # Whether there is anything for Herb to read.
    def of_use?
      @application.glob('{.herb,.herb.yml,{app,lib}/**/*.erb}', File::FNM_DOTMATCH).any?
    end

    # @return [Hash{Symbol => Array<String>}] the files by what became of them: create, update, identical, leave
    def write
      files.group_by do |file|
        text = @rules.join(file).binread
        fate_of(place(file), text).tap { |fate| store(place(file), text) if %i[create update].include?(fate) }
      end
    end

    # @return [Hash{Symbol => Array<String>}] the files that were there: remove, leave
    def remove
      there = files.select { |file| place(file).file? }
      done = there.group_by { |file| mine?(place(file).binread) ? :remove : :leave }
      unless @pretend
        done.fetch(:remove, []).each { |file| place(file).delete }
        %w[rules/yy rules .].each { |folder| forget(place(folder)) }
      end
      done
    end

    private

    def files
      @files ||= @rules.glob('**/*.mjs').map { |file| file.relative_path_from(@rules).to_s }.sort
    end

    def place(file)
      @application.join('.herb', file)
    end

    def fate_of(place, text)
      return :create unless place.exist?

      former = place.binread
      return :identical if unix(former) == unix(text)

      mine?(former) ? :update : :leave
    end

    def mine?(text)
      @force || (unix(text)[HEAD, 1] == Digest::SHA256.hexdigest(unix(text).sub(HEAD, '')))
    end

    def unix(text)
      text.b.gsub("\r\n".b, "\n".b)
    end

    def store(place, text)
      return if @pretend

      place.dirname.mkpath
      place.binwrite(text)
    end

    def forget(folder)
      folder.rmdir if folder.directory? && folder.empty?
    end
  end
end
