# frozen_string_literal: true

module YyWidgets
  # The block that says which widgets run on a page. Whatever is wrong with it, the page is written.
  class PageSwitch
    def initialize(view, options)
      @view = view
      @options = options
    end

    # Whether the page has one: an empty one is there to be filled at a later visit.
    def given?
      !source.nil? || !src.nil?
    end

    def to_h
      Problems.report('yy_head_tags', switch.problems, 'YY-805')
      switch.to_h
    end

    # Before the script, which reads it before it looks at the first tag.
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

    # A database that is down must not take the page with it.
    def source
      return @source if defined?(@source)

      @source = @options[:switch]
    rescue StandardError => e
      Problems.report('yy_head_tags', ["switch: #{e.class}: #{e.message}"], 'YY-805')
      @source = {}
    end
  end
end
