# frozen_string_literal: true

require 'digest'
require 'fileutils'

module YyWidgets
  # Copies the doctor's rules for Herb's linter into an application's `.herb/`. A file that the
  # application has changed is kept unless `force` is given; each file begins with a digest of its
  # original lines.
  class HerbRules
    HEAD = %r{\A// sha256 (\h{64}) of the lines below\n}n.freeze

    # @param rules folder with the files for `.herb`; the gem has them when it was built
    def initialize(application, rules: ROOT.join('vendor/herb'), force: false, pretend: false)
      @application = Pathname.new(application)
      @rules = Pathname.new(rules)
      @force = force
      @pretend = pretend
    end

    def built?
      files.any?
    end

    # Whether the application has a configuration of Herb, or ERB files.
    def applicable?
      @application.glob('{.herb,.herb.yml,{app,lib}/**/*.erb}', File::FNM_DOTMATCH).any?
    end

    # @return [Hash{Symbol => Array<String>}] the files by action: create, update, identical, leave
    def write
      files.group_by do |file|
        text = @rules.join(file).binread
        action_for(target(file), text).tap { |action| write_file(target(file), text) if %i[create update].include?(action) }
      end
    end

    # @return [Hash{Symbol => Array<String>}] the existing files by action: remove, leave
    def remove
      existing = files.select { |file| target(file).file? }
      actions = existing.group_by { |file| replaceable?(target(file).binread) ? :remove : :leave }
      unless @pretend
        actions.fetch(:remove, []).each { |file| target(file).delete }
        %w[rules/yy rules .].each { |folder| remove_if_empty(target(folder)) }
      end
      actions
    end

    private

    def files
      @files ||= @rules.glob('**/*.mjs').map { |file| file.relative_path_from(@rules).to_s }.sort
    end

    def target(file)
      @application.join('.herb', file)
    end

    def action_for(target, text)
      return :create unless target.exist?

      former = target.binread
      return :identical if with_unix_line_ends(former) == with_unix_line_ends(text)

      replaceable?(former) ? :update : :leave
    end

    # Whether the file is unchanged by its own digest, or `force` is given.
    def replaceable?(text)
      lines = with_unix_line_ends(text)
      @force || (lines[HEAD, 1] == Digest::SHA256.hexdigest(lines.sub(HEAD, '')))
    end

    def with_unix_line_ends(text)
      text.b.gsub("\r\n".b, "\n".b)
    end

    def write_file(target, text)
      return if @pretend

      target.dirname.mkpath
      target.binwrite(text)
    end

    def remove_if_empty(folder)
      folder.rmdir if folder.directory? && folder.empty?
    end
  end
end
