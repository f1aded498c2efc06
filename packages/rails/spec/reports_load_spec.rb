# frozen_string_literal: true

require 'support/report_cases'

# Measures the cost of ten thousand reports in another process, without the garbage of other specs.
RSpec.describe YyWidgets::Reports do
  def measure
    reader, writer = IO.pipe
    pid = fork do
      writer.write(yield.to_json)
      exit!(0)
    end
    writer.close
    JSON.parse(reader.read).tap { Process.wait(pid) }
  end

  # In bytes.
  def memory
    GC.start
    File.read('/proc/self/statm').split[1].to_i * 4096
  end

  def seconds
    start = Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID)
    yield
    Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) - start
  end

  # Sends reports with different tags, places and addresses, as an attacker would.
  # @return {status => number of responses}
  def send_reports(reports, numbers)
    numbers.map do |number|
      failed = [{ name: 'TypeError', place: "chunk-#{number}.js:1:1", count: 1 }]
      report = ReportCases.report.merge('tags' => { "yy-a#{number}" => { mounted: { count: 1, ms: number }, failed: failed } })
      env = Rack::MockRequest.env_for('/', method: 'POST', input: report.to_json, 'HTTP_SEC_FETCH_SITE' => 'same-origin',
                                           'REMOTE_ADDR' => "10.0.#{number / 250 % 20}.#{number % 250}")
      reports.call(env).first
    end.tally
  end

  it 'uses no more memory for twelve thousand reports than for two thousand' do
    result = measure do
      summary = YyWidgets::ReportSummary.new.subscribe
      reports = described_class.new(in_total: 1_000_000, per_visitor: 1000)
      send_reports(reports, 0...2000)
      sleep 0.01 until reports.instance_variable_get(:@delivery).instance_variable_get(:@queue).empty?
      before = memory
      statuses = send_reports(reports, 2000...12_000)
      { grown: memory - before, statuses: statuses, json: summary.to_json.bytesize }
    end
    expect(result.fetch('statuses')).to eq('204' => 10_000)
    expect(result.fetch('grown')).to be < 16 * 1024 * 1024
    expect(result.fetch('json')).to be < 512 * 1024
  end

  it 'refuses a report at a fraction of the cost of accepting it' do
    result = measure do
      # The requests are created before the measurement.
      env = Rack::MockRequest.env_for('/', method: 'POST', input: '', 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'REMOTE_ADDR' => '10.0.0.1')
      body = ReportCases.report.to_json
      send_ones = ->(reports) { Array.new(3000) { reports.call(env.merge('rack.input' => StringIO.new(body))).first }.tally }
      taking = described_class.new(in_total: 20_000, per_visitor: 20_000)
      refusing = described_class.new(per_visitor: 1)
      send_ones.call(refusing)
      send_ones.call(taking)
      statuses = {}
      # The quickest of three, because another process may have the processor during one.
      rounds = Array.new(3) { [taking, refusing].map { |each| seconds { statuses = send_ones.call(each) } } }
      taken, refused = rounds.transpose.map(&:min)
      { taken: taken, refused: refused, statuses: statuses }
    end
    expect(result.fetch('statuses')).to eq('429' => 3000)
    expect(result.fetch('refused')).to be < result.fetch('taken') / 3
  end
end
