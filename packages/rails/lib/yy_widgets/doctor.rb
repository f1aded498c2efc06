# frozen_string_literal: true

require 'open3'
require 'yy_widgets/template_check'

module YyWidgets
  # `rake yy:doctor`: what is wrong in an application's templates and components. The helpers' names and arguments are
  # checked here, tags by the command `yy-doctor` of @yy/widgets, where Node and it are installed.
  class Doctor
    FOLDERS = %w[app/views app/components].freeze
    # Components may be Ruby alone, and so may a helper that writes a widget.
    CODE = %w[app/helpers/**/*.rb app/{views,components}/**/*.{erb,haml,slim,rb}].freeze
    # What the command reads of a folder.
    TAGS = '**/*.{erb,html,htm}'

    def initialize(root, output = $stdout)
      @root = Pathname.new(root)
      @output = output
    end

    # @return whether nothing is wrong
    def run
      [check_helpers, check_tags].all?
    end

    private

    def check_helpers
      found = CODE.flat_map { |pattern| @root.glob(pattern) }.select(&:file?).sort.flat_map { |file| findings(file) }
      found.each { |finding| @output.puts finding }
      found.empty?
    end

    def findings(file)
      language = file.extname.delete_prefix('.')
      TemplateCheck.problems(file.read(encoding: 'UTF-8'), language).map do |line, problem|
        "#{file.relative_path_from(@root)}:#{line}: #{problem}"
      end
    end

    def check_tags
      folders = FOLDERS.select { |folder| @root.glob("#{folder}/#{TAGS}").any? }
      return true if folders.empty?
      return run_command(folders) if command

      @output.puts 'yy-doctor is not installed (npm install --save-dev @yy/widgets): only calls of helpers were checked.'
      true
    end

    def run_command(folders)
      output, status = Open3.capture2e(command, *folders, chdir: @root.to_s)
      @output.puts output unless output.empty?
      status.success?
    end

    def command
      @command ||= [@root.join('node_modules/.bin'), *ENV['PATH'].to_s.split(File::PATH_SEPARATOR)]
                   .map { |folder| File.join(folder, 'yy-doctor') }.find { |file| File.executable?(file) }
    end
  end
end
