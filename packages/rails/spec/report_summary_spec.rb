# frozen_string_literal: true

require 'support/report_cases'

RSpec.describe YyWidgets::ReportSummary do
  cases = ReportCases.summary
  let(:start) { Time.iso8601(cases.fetch('start')).to_i }
  let(:summary) { described_class.new(clock: -> { start + (@minute.to_i * 60) }) }

  # Replaces lists of 60 by their values that are not zero: minute → value.
  def sparse(value)
    return value.transform_values { |each| sparse(each) } if value.is_a?(Hash)
    return value unless value.is_a?(Array)
    return value.map { |each| sparse(each) } unless value.size == 60

    value.each_with_index.to_h { |each, minute| [minute.to_s, each] }.reject { |_, each| each.to_f.zero? }
  end

  def seen
    sparse(JSON.parse(summary.to_json))
  end

  it 'summarises reports by widget and by minute' do
    cases.fetch('reports').each do |each|
      @minute = each.fetch('minute')
      summary.add(each.fetch('report'))
    end
    @minute = cases.fetch('seenAt')
    expect(seen).to eq(cases.fetch('summary'))
  end

  it 'is empty before the first report, and an hour after the last' do
    empty = { 'reports' => {}, 'releases' => [], 'widgets' => [], 'failures' => [], 'interactions' => [], 'requests' => [] }
    expect(seen).to include(empty)
    summary.add(ReportCases.report)
    expect(seen).not_to include(empty)
    @minute = 60
    expect(seen).to include(empty)
  end

  it 'counts the names after the hundredth of a minute as one' do
    150.times do |number|
      tags = { "yy-a#{number}" => { 'mounted' => { 'count' => 1, 'ms' => 1 } } }
      summary.add('release' => number.to_s, 'flavour' => 'lite', 'tags' => tags)
    end
    releases, widgets = JSON.parse(summary.to_json).values_at('releases', 'widgets')
    expect(releases.size).to eq(101)
    expect(releases.first).to include('release' => 'other', 'flavour' => '', 'reports' => 50, 'mounts' => 50)
    expect([widgets.size, widgets.find { |each| each['tag'] == 'other' }['mounts'].last]).to eq([101, 50])
  end

  it 'adds the reports that the receiver accepts, from all threads' do
    reports = YyWidgets::Reports.new(per_visitor: 1000)
    before = ActiveSupport::Notifications.notifier.listeners_for(YyWidgets::Reports::EVENT)
    summary.subscribe
    send_report = lambda do
      env = { input: ReportCases.report.to_json, 'HTTP_SEC_FETCH_SITE' => 'same-origin' }
      Rack::MockRequest.new(reports).post('/', env)
    end
    Array.new(4) { Thread.new { 25.times { send_report.call } } }.each(&:join)
    Timeout.timeout(5) { sleep 0.01 until seen['reports'] == { '59' => 100 } }
  ensure
    (ActiveSupport::Notifications.notifier.listeners_for(YyWidgets::Reports::EVENT) - before)
      .each { |each| ActiveSupport::Notifications.unsubscribe(each) }
  end
end
