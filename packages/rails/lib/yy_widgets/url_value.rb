# frozen_string_literal: true

require 'uri'

module YyWidgets
  # Converts a value to a URL: text, or anything that `url_for` takes (a record, an array, a hash).
  class UrlValue
    WITHOUT_HOST = %r{\Ahttps?:[/\\]*\z}i.freeze

    def initialize(attribute, view)
      @attribute = attribute
      @view = view
    end

    # @raise Unfit
    def text(value)
      text = address(value)
      raise Unfit.for(@attribute, value) unless allowed?(text)

      text
    end

    private

    def address(value)
      return value if value.respond_to?(:to_str)

      case value
      when URI::Generic then value.to_s
      when Symbol, Numeric, true, false, Proc, Method then raise Unfit.for(@attribute, value)
      else routed(value)
      end
    end

    def routed(value)
      @view.url_for(value)
    rescue StandardError => e
      raise Unfit.for(@attribute, value, e.message.lines.first.to_s.strip)
    end

    # Browsers ignore tabs and line ends in a URL, and control characters and spaces before it.
    def allowed?(text)
      bare = text.to_str.scrub.gsub(/[\t\r\n]/, '').sub(/\A[\u0000-\u0020]+/, '')
      return false if bare.match?(/\A(?:[[:cntrl:]]|[[:space:]])*\z/) || bare.match?(WITHOUT_HOST)

      scheme = bare[/\A[a-z][a-z0-9+.-]*:/i]
      scheme.nil? || @attribute.schemes.include?(scheme.downcase)
    end
  end
end
