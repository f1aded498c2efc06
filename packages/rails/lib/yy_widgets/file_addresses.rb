# frozen_string_literal: true

module YyWidgets
  # The URLs of the built files: below `relative_url_root`, and on the asset host if there is one.
  class FileAddresses
    def initialize(view)
      @view = view
      @files = YyWidgets.files
    end

    # @param file path in the build: `lite/yy.js`
    def [](file)
      "#{base}#{file}"
    end

    # Returns the same URL, and reports a file that does not exist.
    def for_author(file)
      problem = problem_with(file.to_s)
      Problems.report('yy_asset_path', [problem].compact, 'YY-807')
      self[file]
    end

    # Whether the files are on another host, which needs CORS.
    def cross_origin?
      base.match?(%r{\A(https?:)?//})
    end

    private

    def problem_with(file)
      return @files.missing_message unless @files.present?

      "no built file is called #{file}#{Problems.did_you_mean(file, @files.each.to_a)}" unless @files.include?(file)
    end

    # All files have the same base, because modules import each other by relative paths, and Rails
    # may choose another asset host for each file.
    def base
      @base ||= @view.asset_path("#{FileServer::PREFIX}/#{@files.version}/yy.js", skip_pipeline: true).delete_suffix('yy.js')
    end
  end
end
