# frozen_string_literal: true

require 'yy_widgets/reports/checker'
require 'yy_widgets/reports/delivery'
require 'yy_widgets/reports/rate_limit'

module YyWidgets
  # A Rack application that receives the reports of `YY.observe`, without session and CSRF token:
  # `mount YyWidgets::Reports.new => '/yy/reports'`. Accepted reports go to subscribers of
  # `report.yy_widgets`, to the log, or to both, after the response.
  class Reports
    # The maximum size of a report, in bytes.
    LIMIT = 65_536
    EVENT = 'report.yy_widgets'
    # No report is nested deeper.
    MAX_NESTING = 8

    # Raised for a refused request, with the status and the sentence of its response.
    class Refused < StandardError
      attr_reader :status

      def initialize(status, message)
        super(message)
        @status = status
      end
    end

    # @param to `:notifications`, `:log`, or both
    # @param per_visitor the maximum number of reports per minute from one IP address, in each
    #   process
    # @param in_total the maximum number of reports per minute from all addresses, in each process
    # @raise ArgumentError for another target, or a limit that is no positive integer
    def initialize(to: :notifications, per_visitor: 30, in_total: 6000)
      { per_visitor: per_visitor, in_total: in_total }.each do |name, limit|
        next if limit.is_a?(Integer) && limit.positive?

        raise Problem.error('YY-811', "YyWidgets::Reports.new: #{name}: an integer from 1 expected, not #{limit.inspect}")
      end
      @limit = RateLimit.new(per_visitor, in_total)
      @delivery = Delivery.new(to)
    end

    def call(env)
      check_sender(env)
      @delivery << report(body(env))
      [204, {}, []]
    rescue Refused => e
      refuse(e)
    end

    private

    def refuse(refused)
      headers = { 'content-type' => 'text/plain; charset=utf-8', 'cache-control' => 'no-store' }
      headers['allow'] = 'POST' if refused.status == 405
      headers['retry-after'] = '60' if refused.status == 429
      [refused.status, headers, ["#{refused.message}\n"]]
    end

    # The cheapest checks come first. The body is read only after them.
    def check_sender(env)
      raise Refused.new(405, 'reports are sent by POST') unless env['REQUEST_METHOD'] == 'POST'
      raise Refused.new(403, 'reports are taken from pages of this site alone') unless own_origin?(env)
      raise Refused.new(429, 'too many reports in this minute') unless @limit.admit(visitor(env))
      raise Refused.new(413, "a report has at most #{LIMIT} bytes") if env['CONTENT_LENGTH'].to_i > LIMIT
    end

    # Browsers without `Sec-Fetch-Site` send `Origin` with each POST.
    def own_origin?(env)
      site = env['HTTP_SEC_FETCH_SITE']
      site ? site == 'same-origin' : env['HTTP_ORIGIN'] == ActionDispatch::Request.new(env).base_url
    end

    def visitor(env)
      (env['action_dispatch.remote_ip'] || env['REMOTE_ADDR']).to_s
    rescue ActionDispatch::RemoteIp::IpSpoofAttackError
      env['REMOTE_ADDR'].to_s
    end

    # A chunked body has no `Content-Length`, so its size is checked here too.
    def body(env)
      text = +env['rack.input']&.read(LIMIT + 1).to_s
      raise Refused.new(413, "a report has at most #{LIMIT} bytes") if text.bytesize > LIMIT

      text.force_encoding(Encoding::UTF_8)
    end

    def report(text)
      report = JSON.parse(text, max_nesting: MAX_NESTING)
      problem = Checker.problem(report)
      raise Refused.new(422, problem) if problem

      report
    rescue JSON::ParserError, EncodingError
      raise Refused.new(400, 'a report is JSON')
    end
  end
end
