# frozen_string_literal: true

module YyWidgets
  # For controllers: tells the browser which files the widgets need while the page is still being
  # rendered (103 Early Hints).
  #
  #   before_action :send_yy_early_hints, only: :show
  #   before_action -> { send_yy_early_hints preload: %i[follow_button] }
  module EarlyHints
    private

    # Sends hints for the stylesheet, the script and the files that every widget needs; with
    # `preload`, also for the files of those widgets. Sends nothing when the server does not support
    # early hints, or when a script makes the request, because the hints are of no use to it.
    # @param options those of `yy_head_tags`: `flavour`, `preload`, `inline`, `classic`, `integrity`
    def send_yy_early_hints(**options)
      return unless request.env['rack.early_hints'] && request.get? && [nil, 'navigate'].include?(request.get_header('HTTP_SEC_FETCH_MODE'))

      links = EarlyLinks.new(view_context, options).to_s
      request.send_early_hints('Link' => links) unless links.empty?
    end
  end

  # Builds the value of the `Link` header.
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
