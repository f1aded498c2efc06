# frozen_string_literal: true

module YyWidgets
  # In controllers: names the files of the widgets to the browser while the page is still being made (103 Early Hints).
  #
  #   before_action :send_yy_early_hints, only: :show
  #   before_action -> { send_yy_early_hints preload: %i[follow_button] }
  module EarlyHints
    private

    # The stylesheet, the script and what every widget needs; with `preload`, the files of those widgets too. Nothing
    # where the server cannot send them, or somebody else than the browser itself asks: a script has no use for them.
    # @param options as for `yy_head_tags`: `flavour`, `preload`, `inline`, `classic`, `integrity`
    def send_yy_early_hints(**options)
      return unless request.env['rack.early_hints'] && request.get? && [nil, 'navigate'].include?(request.get_header('HTTP_SEC_FETCH_MODE'))

      links = EarlyLinks.new(view_context, options).to_s
      request.send_early_hints('Link' => links) unless links.empty?
    end
  end

  # The value of a `Link` header.
  class EarlyLinks
    def initialize(view, given)
      @options = HeadOptions.new(view, given)
      Problems.report('send_yy_early_hints', @options.problems, 'YY-804')
      @addresses = FileAddresses.new(view)
      @files = YyWidgets.files
    end

    def to_s
      return '' unless @files.present?

      [link("#{@options.folder}yy.css", 'preload', as: 'style'), *scripts].join(', ')
    end

    private

    def scripts
      return [link("#{@options.folder}yy.all.js", 'preload', as: 'script')] if @options[:classic]

      script = "#{@options.folder}yy.js"
      [
        *(link(script, 'modulepreload') unless @options[:inline]),
        *chunks.map { |file| link(file, 'modulepreload', fetchpriority: 'low') }
      ]
    end

    def chunks
      @files.common_files(@options.folder) | @files.preloads(@options.folder, @options.preloaded_tags)
    end

    def link(file, rel, **parameters)
      parameters = {
        rel: rel, **parameters,
        integrity: (@files.integrity(file) if @options[:integrity]),
        crossorigin: ('anonymous' if @addresses.cross_origin?)
      }.compact
      "<#{@addresses[file]}>; #{parameters.map { |name, value| %(#{name}="#{value}") }.join('; ')}"
    end
  end
end
