# frozen_string_literal: true

# What pages have reported in the last hour, for the dashboard.
REPORTS = YyWidgets::ReportSummary.new.subscribe
