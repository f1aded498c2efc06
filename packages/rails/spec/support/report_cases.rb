# frozen_string_literal: true

# The cases that the receivers of both languages are tested with.
module ReportCases
  REPOSITORY = YyWidgets::ROOT.join('../..')

  module_function

  def report
    JSON.parse(cases.fetch('report').to_json)
  end

  # Invalid reports, each with its problem.
  def wrong
    cases.fetch('wrong').map { |each| [changed(*each.values_at('at', 'value')), each.fetch('problem')] }
  end

  def summary
    read('demo-pages/server/features/reports/summaryCases.json')
  end

  def changed(at, value)
    *before, last = at
    return value unless last

    report.tap { |whole| (before.empty? ? whole : whole.dig(*before))[last] = value }
  end

  def cases
    read('packages/domain/src/reports/reportCases.json')
  end

  def read(path)
    JSON.parse(REPOSITORY.join(path).read(encoding: 'UTF-8'))
  end
end
