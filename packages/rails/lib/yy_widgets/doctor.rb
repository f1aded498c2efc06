# frozen_string_literal: true

require 'yy_widgets/template_check'

module YyWidgets
  # `rake yy:doctor`: what is wrong in an application's templates. The helpers' names and arguments are checked here, tags
  # by the command `yy-doctor` of @yy/widgets, where Node and it are installed.
  class Doctor
    TEMPLATES = %w[app/views/**/*.erb app/views/**/*.html app/views/**/*.haml].freeze

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
      found = @root.glob('app/views/**/*.erb').sort.flat_map { |file| findings(file) }
      found.each { |finding| @output.puts finding }
      found.empty?
    end

    def findings(file)
      TemplateCheck.problems(file.read(encoding: 'UTF-8')).map do |line, problem|
        "#{file.relative_path_from(@root)}:#{line}: #{problem}"
      end
    end

    def check_tags
      return system(command, *TEMPLATES, chdir: @root.to_s) if command

      @output.puts 'yy-doctor is not installed (npm install --save-dev @yy/widgets): only calls of helpers were checked.'
      true
    end

    def command
      @command ||= [@root.join('node_modules/.bin'), *ENV['PATH'].to_s.split(File::PATH_SEPARATOR)]
                   .map { |folder| File.join(folder, 'yy-doctor') }.find { |file| File.executable?(file) }
    end
  end
end
