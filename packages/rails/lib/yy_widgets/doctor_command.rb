# frozen_string_literal: true

module YyWidgets
  # Finds the command `yy-doctor` of @yy/widgets, which needs Node.
  module DoctorCommand
    MISSING = 'yy-doctor is not installed (npm install --save-dev @yy/widgets)'

    # @param root folder of the application
    # @return path of the command; nil when it is not installed
    def self.find(root)
      [Pathname.new(root).join('node_modules/.bin'), *ENV['PATH'].to_s.split(File::PATH_SEPARATOR)]
        .map { |folder| File.join(folder, 'yy-doctor') }.find { |file| File.executable?(file) }
    end
  end
end
