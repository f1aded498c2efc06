# frozen_string_literal: true

require 'open3'
require 'tmpdir'
require 'yy_widgets/doctor_command'
require 'yy_widgets/haml_markup'

module YyWidgets
  # `rake yy:inventory` lists where an application uses each tag, attribute, part, event, token and
  # helper. It runs the command `yy-doctor --inventory` of @yy/widgets.
  class Inventory
    FOLDERS = %w[app/views app/components app/helpers app/javascript app/assets].freeze

    def initialize(root, output = $stdout, errors = $stderr)
      @root = Pathname.new(root)
      @output = output
      @errors = errors
    end

    # @param words options of the command: `--format`, `csv`
    # @return the command's exit code; 2 when it is not installed, or there is nothing to read
    def run(words = [])
      command = DoctorCommand.find(@root)
      return fail_with("#{DoctorCommand::MISSING}.") unless command

      folders = FOLDERS.select { |folder| @root.join(folder).directory? }
      return fail_with("there is nothing to read: none of #{FOLDERS.join(', ')} is here.") if folders.empty?

      Dir.mktmpdir do |copies|
        convert(folders, Pathname.new(copies))
        call(command, '--inventory', *words, '--converted', copies, '--', *folders)
      end
    end

    private

    def fail_with(message)
      @errors.puts message
      2
    end

    def call(*command)
      output, errors, status = Open3.capture3(*command, chdir: @root.to_s)
      @output.print output
      @errors.print errors
      status.exitstatus || 2
    end

    # Converts HAML files to ERB, because the command cannot read HAML.
    def convert(folders, copies)
      @root.glob("{#{folders.join(',')}}/**/*.haml").select(&:file?).each do |file|
        text = HamlMarkup.of(file.read(encoding: 'UTF-8').scrub, code: true)
        next unless text

        copy = copies.join("#{file.relative_path_from(@root)}.erb")
        copy.dirname.mkpath
        copy.write(text)
      end
    end
  end
end
