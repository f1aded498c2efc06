# frozen_string_literal: true

module YyWidgets
  # Where a page finds the built files: below `relative_url_root`, on the asset host.
  class FileAddresses
    def initialize(view)
      @view = view
      @files = YyWidgets.files
    end

    # @param file relative to the build: `lite/yy.js`
    def [](file)
      "#{base}#{file}"
    end

    # The same for what an author has written.
    def for_author(file)
      problem = problem_with(file.to_s)
      Problems.report('yy_asset_path', [problem].compact, 'YY-807')
      self[file]
    end

    # Files of another host are fetched with CORS.
    def cross_origin?
      base.match?(%r{\A(https?:)?//})
    end

    private

    def problem_with(file)
      return @files.absence unless @files.present?

      "no built file is called #{file}#{Problems.did_you_mean(file, @files.each.to_a)}" unless @files.include?(file)
    end

    # One for all files: modules find each other beside themselves, and an asset host may differ from file to file.
    def base
      @base ||= @view.asset_path("#{FileServer::PREFIX}/#{@files.version}/yy.js", skip_pipeline: true).delete_suffix('yy.js')
    end
  end
end
