# frozen_string_literal: true

module YyWidgets
  # The script block that says which widgets run on a page. In production no mistake in it breaks
  # the page.
  class PageSwitch
    def initialize(view, options)
      @view = view
      @options = options
    end

    # Whether the page has a block. It may be empty, for rules that come later.
    def given?
      !source.nil? || !src.nil?
    end

    def to_h
      Problems.report('yy_head_tags', switch.problems, 'YY-805')
      switch.to_h
    end

    # The block comes before the script, which reads it before the first tag.
    def tag
      return unless given?

      json = ERB::Util.json_escape(ActiveSupport::JSON.encode(to_h))
      @view.content_tag(:script, json.html_safe, type: 'application/json', id: 'yy-switch', data: { src: src }.compact)
    end

    private

    def switch
      @switch ||= Switch.of(source)
    end

    def src
      @options[:switch_src]
    end

    # An error, for example of a database that is down, must not break the page.
    def source
      return @source if defined?(@source)

      @source = @options[:switch]
    rescue StandardError => e
      Problems.report('yy_head_tags', ["switch: #{e.class}: #{e.message}"], 'YY-805')
      @source = {}
    end
  end
end
