# frozen_string_literal: true

module YyWidgets
  # The command `yy-doctor` of @yy/widgets, where Node and it are installed.
  module DoctorCommand
    MISSING = 'yy-doctor is not installed (npm install --save-dev @yy/widgets)'

    # @param root folder of the application
    # @return nil where it is not
    def self.find(root)
      [Pathname.new(root).join('node_modules/.bin'), *ENV['PATH'].to_s.split(File::PATH_SEPARATOR)]
        .map { |folder| File.join(folder, 'yy-doctor') }.find { |file| File.executable?(file) }
    end
  end
end
