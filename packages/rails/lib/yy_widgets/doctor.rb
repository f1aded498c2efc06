# frozen_string_literal: true

require 'open3'
require 'tmpdir'
require 'yy_widgets/doctor_command'
require 'yy_widgets/haml_markup'
require 'yy_widgets/template_check'

module YyWidgets
  # `rake yy:doctor` finds mistakes in an application's templates and components. This class checks
  # the names and arguments of helpers. The command `yy-doctor` of @yy/widgets, if it is installed,
  # checks the tags.
  class Doctor
    # Components and helpers that write a widget may be plain Ruby files.
    CODE = %w[app/helpers/**/*.rb app/{views,components}/**/*.{erb,haml,slim,rb}].freeze
    TAGS = 'app/{views,components}/**/*.{erb,html,htm,haml,rb}'
    CONVERTED = /\.(?:haml|rb)/.freeze

    def initialize(root, output = $stdout)
      @root = Pathname.new(root)
      @output = output
    end

    # Prints all mistakes.
    # @return whether there are none
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
      TemplateCheck.findings(read(file), language, own_names).map do |finding|
        "#{file.relative_path_from(@root)}:#{finding.line}: #{finding.text} [#{finding.code}]"
      end
    end

    def own_names
      @own_names ||= TemplateCheck.own_names(@root)
    end

    # The command runs on copies, because it cannot read HAML, or templates inside a class. The
    # copies of those files are ERB, with `.erb` added to their names.
    def check_tags
      return true if markup.empty?
      return Dir.mktmpdir { |folder| run_command(folder) } if command

      @output.puts "#{DoctorCommand::MISSING}: only calls of helpers were checked."
      true
    end

    # @return {path => the file as HTML with ERB, with the same line numbers}
    def markup
      @markup ||= @root.glob(TAGS).select(&:file?).sort.filter_map do |file|
        text = read_markup(file)
        ["#{file.relative_path_from(@root)}#{'.erb' if file.extname.match?(CONVERTED)}", text] if text
      end.to_h
    end

    def read_markup(file)
      case file.extname
      when '.haml' then HamlMarkup.of(read(file).scrub)
      when '.rb' then TemplateCode.inline_markup(read(file).scrub)
      else file.binread
      end
    end

    def run_command(folder)
      markup.each { |name, text| Pathname.new(folder).join(name).tap { |file| file.dirname.mkpath }.binwrite(text) }
      output, status = Open3.capture2e(command, *markup.keys, chdir: folder)
      @output.puts output.gsub(/(#{CONVERTED})\.erb\b/, '\1') unless output.empty?
      status.success?
    end

    def read(file)
      file.read(encoding: 'UTF-8')
    end

    def command
      @command ||= DoctorCommand.find(@root)
    end
  end
end
