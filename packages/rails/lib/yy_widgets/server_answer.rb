# frozen_string_literal: true

module YyWidgets
  # The parts of a response that widgets read, from any test client.
  class ServerAnswer
    attr_reader :status, :location, :body

    # @param response of a request spec, an integration or controller test (`response`), or of
    #   rack-test (`last_response`)
    # @raise ArgumentError for anything else
    def self.of(response)
      return new(response) if %i[status headers body].all? { |name| response.respond_to?(name) }

      raise ArgumentError, "expected a response, got #{Unfit.describe(response)}"
    end

    def initialize(response)
      headers = response.headers.to_h.transform_keys { |name| name.to_s.downcase }
      # For a request by a script, turbolinks-rails replaces a redirect by a script with status 200.
      visit = headers['x-xhr-redirect']
      @status = visit ? 303 : response.status
      @location = (visit || headers['location']).presence
      @type = headers['content-type']
      @body = response.body.to_s.dup.force_encoding(Encoding::UTF_8).scrub
    end

    # The media type without parameters; empty when there is none.
    def media_type
      @type.to_s.split(';').first.to_s.strip.downcase
    end

    def redirect?
      status.between?(300, 399)
    end
  end
end
