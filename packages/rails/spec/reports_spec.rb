# frozen_string_literal: true

require 'support/report_cases'

RSpec.describe YyWidgets::Reports do
  let(:options) { {} }
  let(:reports) { described_class.new(**options) }
  let(:log) { StringIO.new }
  let(:received) { Queue.new }

  around do |example|
    logger = Rails.logger
    Rails.logger = ActiveSupport::Logger.new(log)
    subscriber = ActiveSupport::Notifications.subscribe(described_class::EVENT) { |*, payload| subscribe(payload) }
    example.run
  ensure
    ActiveSupport::Notifications.unsubscribe(subscriber)
    Rails.logger = logger
  end

  # The subscriber, which examples replace.
  def subscribe(payload)
    received << payload.fetch(:report)
  end

  def send_report(body = ReportCases.report.to_json, **headers)
    defaults = { 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '203.0.113.1' }
    env = Rack::MockRequest.env_for('https://shop.example/yy/reports', method: 'POST', input: body)
    Rack::MockResponse.new(*Rack::Lint.new(reports).call({ **env, **defaults, **headers }.compact))
  end

  def next_report
    Timeout.timeout(5) { received.pop }
  end

  def eventually
    Timeout.timeout(5) { sleep 0.01 until yield }
  end

  it 'accepts a report, and delivers it to subscribers' do
    response = send_report
    expect([response.status, response.body]).to eq([204, ''])
    expect(next_report).to eq(ReportCases.report)
    expect(log.string).to eq('')
  end

  it 'accepts reports at the path that it is mounted at, without session or token' do
    reports = self.reports
    app = Rack::Builder.app { map('/yy/reports') { run reports } }
    response = Rack::MockRequest.new(app).post('/yy/reports', input: ReportCases.report.to_json, 'HTTP_SEC_FETCH_SITE' => 'same-origin')
    expect(response.status).to eq(204)
    expect(response.headers.keys.map(&:downcase)).not_to include('set-cookie')
  end

  describe 'with `to`' do
    it 'writes only to the log' do
      options[:to] = :log
      send_report
      eventually { log.string.include?("yy report #{ReportCases.report.to_json}") }
      expect(received).to be_empty
    end

    it 'does both' do
      options[:to] = %i[notifications log]
      send_report
      expect(next_report).to eq(ReportCases.report)
      eventually { log.string.include?('yy report {') }
    end

    it 'refuses anything else' do
      [:file, [], nil, %i[log x]].each do |to|
        expect { described_class.new(to: to) }
          .to raise_error(ArgumentError, 'YyWidgets::Reports.new: to: :notifications, :log or both ' \
                                         "expected, not #{to.inspect}\nYY-811 guia/erros/811")
      end
    end
  end

  describe 'refuses' do
    def expect_refused(response, status, sentence)
      expect([response.status, response.body, response.headers['content-type']])
        .to eq([status, "#{sentence}\n", 'text/plain; charset=utf-8'])
      expect(received).to be_empty
    end

    it 'another method' do
      response = Rack::MockRequest.new(reports).get('/', 'HTTP_SEC_FETCH_SITE' => 'same-origin')
      expect_refused(response, 405, 'reports are sent by POST')
      expect(response.headers['allow']).to eq('POST')
    end

    sentence = 'reports are taken from pages of this site alone'
    [%w[HTTP_SEC_FETCH_SITE cross-site], %w[HTTP_SEC_FETCH_SITE same-site], %w[HTTP_SEC_FETCH_SITE none]].each do |header, value|
      it "Sec-Fetch-Site: #{value}" do
        expect_refused(send_report(header => value), 403, sentence)
      end
    end

    ['https://other.example', 'http://shop.example', 'https://shop.example:8443', 'null', nil].each do |origin|
      it "the origin #{origin.inspect}, without Sec-Fetch-Site" do
        expect_refused(send_report('HTTP_SEC_FETCH_SITE' => nil, 'HTTP_ORIGIN' => origin), 403, sentence)
      end
    end

    it 'no report of its own origin' do
      expect(send_report('HTTP_SEC_FETCH_SITE' => nil, 'HTTP_ORIGIN' => 'https://shop.example').status).to eq(204)
    end

    it 'a body whose Content-Length is too large, without reading it' do
      input = instance_double(StringIO)
      env = Rack::MockRequest.env_for('/', method: 'POST', 'CONTENT_LENGTH' => '65537', 'HTTP_SEC_FETCH_SITE' => 'same-origin')
      status, _, body = reports.call(env.merge('rack.input' => input))
      expect([status, body]).to eq([413, ["a report has at most 65536 bytes\n"]])
    end

    it 'a body that is too large, without Content-Length' do
      expect_refused(send_report('x' * 65_537, 'CONTENT_LENGTH' => nil), 413, 'a report has at most 65536 bytes')
    end

    ['', '{', 'v=1&release=1', '{"v": NaN}', "#{'[' * 1000}#{']' * 1000}"].each do |body|
      it "a body that is not JSON: #{body.truncate(20)}" do
        expect_refused(send_report(body), 400, 'a report is JSON')
      end
    end

    it 'invalid UTF-8' do
      expect(send_report(%({"v":1,"release":"\xFF","flavour":"react"})).status).to be_between(400, 422)
      expect(send_report(%({"v":1,"release":"1","flavour":"react","\xFF":1})).status).to be_between(400, 422)
    end

    ReportCases.wrong.each do |report, problem|
      it "a report with the problem #{problem}" do
        expect_refused(send_report(report.to_json), 422, problem)
      end
    end

    it 'lists and maps that are too long' do
      tags = Array.new(51) { |number| ["yy-a#{number}", {}] }.to_h
      expect_refused(send_report(ReportCases.report.merge('tags' => tags).to_json), 422, 'tags: expected at most 50 members')
      interactions = ReportCases.report['interactions'] * 51
      expect_refused(send_report(ReportCases.report.merge('interactions' => interactions).to_json), 422,
                     'interactions: expected at most 50 items')
    end
  end

  describe 'limits' do
    it 'the reports of one address in a minute, but not those of others' do
      options[:per_visitor] = 2
      statuses = Array.new(3) { send_report }.map(&:status)
      expect(statuses).to eq([204, 204, 429])
      response = send_report('{', 'REMOTE_ADDR' => '203.0.113.1')
      expect([response.status, response.body, response.headers['retry-after']]).to eq([429, "too many reports in this minute\n", '60'])
      expect(send_report('REMOTE_ADDR' => '203.0.113.2').status).to eq(204)
      expect(send_report('action_dispatch.remote_ip' => '203.0.113.3').status).to eq(204)
    end

    it 'the reports of all addresses' do
      options.merge!(per_visitor: 2, in_total: 3)
      statuses = Array.new(4) { |number| send_report('REMOTE_ADDR' => "203.0.113.#{number}").status }
      expect(statuses).to eq([204, 204, 204, 429])
    end

    it 'counts a network of IPv6 as one visitor' do
      options[:per_visitor] = 1
      statuses = %w[2001:db8::1 2001:db8::2 2001:db8:0:1::1].map { |address| send_report('REMOTE_ADDR' => address).status }
      expect(statuses).to eq([204, 429, 204])
    end

    it 'counts each minute from zero' do
      options[:per_visitor] = 1
      second = 600
      allow(Process).to receive(:clock_gettime).and_call_original
      allow(Process).to receive(:clock_gettime).with(Process::CLOCK_MONOTONIC, :second) { second }
      expect([send_report.status, send_report.status]).to eq([204, 429])
      second = 660
      expect(send_report.status).to eq(204)
    end

    it 'counts addresses after the ten thousandth as one' do
      limit = described_class::RateLimit.new(1, 100_000)
      admitted = Array.new(10_050) { |number| limit.admit("address #{number}") }.count(true)
      expect([admitted, limit.size]).to eq([10_001, 10_001])
    end

    it 'counts correctly in several threads' do
      limit = described_class::RateLimit.new(1000, 500)
      admitted = Array.new(8) { Thread.new { Array.new(100) { limit.admit('a') }.count(true) } }.sum(&:value)
      expect(admitted).to eq(500)
    end

    it 'refuses an invalid limit' do
      [0, -1, 1.5, '10', nil].each do |limit|
        expect { described_class.new(per_visitor: limit) }
          .to raise_error(ArgumentError, 'YyWidgets::Reports.new: per_visitor: an integer from 1 expected, ' \
                                         "not #{limit.inspect}\nYY-811 guia/erros/811")
      end
    end
  end

  describe 'answers at once' do
    it 'when a subscriber raises an error, which is logged, and delivers later reports' do
      allow(self).to receive(:subscribe).and_wrap_original do |original, payload|
        raise 'disk is full' if received.empty? && log.string.empty?

        original.call(payload)
      end
      expect(send_report.status).to eq(204)
      eventually { log.string.include?('disk is full') }
      expect(log.string).to match(/\Ayy: a subscriber of report\.yy_widgets raised .*disk is full/)
      expect(send_report.status).to eq(204)
      expect(next_report).to eq(ReportCases.report)
    end

    it 'when a subscriber is slow, and drops reports when the queue is full, and logs their number' do
      options.merge!(per_visitor: 10_000)
      gate = Queue.new
      allow(self).to receive(:subscribe) { |payload| gate.pop && (received << payload) }
      max = described_class::Delivery::MAX_WAITING
      start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
      expect(Array.new(max + 50) { send_report.status }.uniq).to eq([204])
      expect(Process.clock_gettime(Process::CLOCK_MONOTONIC) - start).to be < 20
      gate.close
      allow(self).to receive(:subscribe) { |payload| received << payload }
      eventually { log.string.include?('reports dropped') }
      expect(log.string).to match(/yy: (49|50) reports dropped, subscribers of report\.yy_widgets are slower than they come/)
    end
  end

  it 'delivers reports in a forked process too' do
    send_report
    next_report
    reader, writer = IO.pipe
    pid = fork do
      send_report
      writer.write(next_report.to_json)
      exit!(0)
    end
    writer.close
    expect(JSON.parse(reader.read)).to eq(ReportCases.report)
    Process.wait(pid)
  end

  it 'has a schema that is shipped with the gem' do
    expect(Gem::Specification.load(YyWidgets::ROOT.join('yy_widgets.gemspec').to_s).files).to include('report.schema.json')
  end
end
