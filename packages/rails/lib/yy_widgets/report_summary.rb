# frozen_string_literal: true

require 'yy_widgets/reports'
require 'yy_widgets/reports/histogram'

module YyWidgets
  # Summarises the reports of the last hour for a dashboard, in an amount of memory that does not
  # grow with their number. It has the reports of this process only:
  #
  #   SUMMARY = YyWidgets::ReportSummary.new.subscribe
  #   render json: SUMMARY
  class ReportSummary
    MINUTES = 60
    # The maximum number of different releases, tags, failures, parts or endpoints in a minute;
    # further ones count as `other`.
    MAX_NAMES = 100

    # The figures that both a widget and a release have, in one minute.
    class Figures
      attr_accessor :mounts, :failures
      attr_reader :mount, :interaction

      def initialize
        @mounts = @failures = 0
        @mount, @interaction = Array.new(2) { Reports::Histogram.new }
      end

      def add_mounts(count, milliseconds)
        return unless count.positive?

        @mounts += count
        @mount.add(milliseconds.fdiv(count), count)
      end
    end

    # The figures of a release and flavour in one minute.
    class Release < Figures
      attr_accessor :reports

      def initialize
        super
        @reports = 0
      end
    end

    # The figures of a tag in one minute.
    class Widget < Figures
      attr_accessor :off, :waited, :shifts
      attr_reader :load, :wake

      def initialize
        super
        @off = @waited = @shifts = 0
        @load, @wake = Array.new(2) { Reports::Histogram.new }
      end
    end

    # The figures of the events in a part of a widget, in one minute.
    class Interaction
      PHASES = %w[inputDelay processing presentation].freeze

      attr_reader :duration, :phases

      def initialize
        @duration = Reports::Histogram.new
        @phases = [0, 0, 0]
      end

      def add(times)
        @duration.add(times.sum)
        @phases = @phases.zip(times).map(&:sum)
      end
    end

    # All figures of one minute.
    class Minute
      attr_reader :number, :releases, :widgets, :failures, :interactions, :requests
      attr_accessor :reports

      def initialize(number)
        @number = number
        @reports = 0
        @releases, @widgets, @failures, @interactions, @requests = Array.new(5) { {} }
      end

      def add(report)
        @reports += 1
        release = entry(@releases, report.values_at('release', 'flavour')) { Release.new }
        release.reports += 1
        report.fetch('tags', {}).each { |tag, about| add_widget(release, tag, about) }
        report.fetch('interactions', []).each { |each| add_interaction(release, each) }
        report.dig('vitals', 'shifts')&.each { |each| widget(each['tag']).shifts += each['score'] if each['tag'] }
        report.fetch('requests', []).each { |each| add_request(each) }
      end

      private

      def add_widget(release, tag, about)
        widget = widget(tag)
        add_times(widget, about)
        widget.off += 1 if about['switchedOff']
        widget.waited += 1 if about['waited']
        both = [release, widget]
        mounted = about['mounted']&.values_at('count', 'ms')
        both.each { |each| each.add_mounts(*mounted) } if mounted
        about.fetch('failed', []).each { |failure| add_failure(both, tag, failure) }
      end

      def add_times(widget, about)
        widget.load.add(about['loaded']['ms']) if about['loaded']
        widget.wake.add(about['woken']['ms']) if about['woken']
      end

      def add_failure(both, tag, failure)
        both.each { |each| each.failures += failure['count'] }
        # For a mistake of the page, the place in the code is of no use.
        names = [tag, failure['name'], failure['code'].to_s, failure['code'] ? '' : failure['place'].to_s]
        entry(@failures, names) { { count: 0 } }[:count] += failure['count']
      end

      def add_request(about)
        entry(@requests, about.values_at('endpoint', 'status')) { Reports::Histogram.new }.add(*about.values_at('ms', 'count'))
      end

      def add_interaction(release, about)
        times = about.values_at(*Interaction::PHASES)
        entry(@interactions, [about['tag'], about['part'].to_s, about['event']]) { Interaction.new }.add(times)
        [release, widget(about['tag'])].each { |each| each.interaction.add(times.sum) }
      end

      def widget(tag)
        entry(@widgets, [tag]) { Widget.new }
      end

      def entry(map, names)
        names = %w[other] unless map.key?(names) || map.size < MAX_NAMES
        map[names] ||= yield
      end
    end

    # @param clock returns the time in seconds since 1970
    def initialize(clock: -> { Time.now.to_i })
      @clock = clock
      @lock = Mutex.new
      @minutes = []
    end

    # Adds each report that `YyWidgets::Reports` accepts.
    def subscribe
      ActiveSupport::Notifications.subscribe(Reports::EVENT) { |*, payload| add(payload.fetch(:report)) }
      self
    end

    def add(report)
      @lock.synchronize { this_minute.add(report) }
      self
    end

    # Lists of 60 have a value for each minute; the last value is for the minute that begins at
    # `until`.
    def as_json(*_arguments)
      @lock.synchronize do
        hour = last_hour
        { until: Time.at(minute_number * 60).utc.iso8601(3), reports: hour.map { |minute| minute&.reports || 0 },
          releases: releases(hour), widgets: widgets(hour), failures: failures(hour), interactions: interactions(hour),
          requests: requests(hour) }
      end
    end

    private

    def minute_number
      @clock.call / 60
    end

    def this_minute
      newest = @minutes.last
      return newest if newest && newest.number >= minute_number

      @minutes = [*@minutes, Minute.new(minute_number)].last(MINUTES)
      @minutes.last
    end

    def last_hour
      by_number = @minutes.to_h { |minute| [minute.number, minute] }
      ((minute_number - MINUTES + 1)..minute_number).map { |number| by_number[number] }
    end

    # For each name, its value in each minute.
    def grouped(hour, kind)
      names = hour.compact.flat_map { |minute| minute.public_send(kind).keys }.uniq
      names.map { |each| [each, hour.map { |minute| minute&.public_send(kind)&.fetch(each, nil) }] }
    end

    def releases(hour)
      found = grouped(hour, :releases).map do |(release, flavour), minutes|
        counts = %i[reports mounts failures].to_h { |name| [name, minutes.compact.sum(&name)] }
        durations = %i[mount interaction].to_h { |name| [name, quantiles(values(minutes, name))] }
        { release: release.to_s, flavour: flavour.to_s, **counts, **durations }
      end
      found.sort_by { |each| [-each[:reports], *each.values_at(:release, :flavour)] }
    end

    def widgets(hour)
      grouped(hour, :widgets).sort_by(&:first).map do |(tag), minutes|
        counts = %i[mounts failures off waited shifts].to_h { |name| [name, values(minutes, name).map { |count| (count || 0).round(3) }] }
        durations = %i[load wake mount interaction].to_h { |name| [name, durations(values(minutes, name))] }
        { tag: tag, **counts, **durations }
      end
    end

    def values(minutes, name)
      minutes.map { |minute| minute&.public_send(name) }
    end

    def failures(hour)
      found = grouped(hour, :failures).map do |(tag, name, code, place), minutes|
        { tag: tag, name: name.to_s, code: code.to_s, place: place.to_s, count: minutes.compact.sum { |minute| minute[:count] } }
      end
      found.sort_by.with_index { |each, index| [-each[:count], index] }
    end

    def interactions(hour)
      found = grouped(hour, :interactions).map do |(tag, part, event), minutes|
        quantiles = quantiles(values(minutes, :duration))
        sums = minutes.compact.map(&:phases).transpose.map(&:sum)
        { tag: tag, part: part.to_s, event: event.to_s, **quantiles, phases: sums.map { |sum| sum.fdiv(quantiles[:count]).round(1) } }
      end
      found.sort_by.with_index { |each, index| [-each[:p75], index] }
    end

    def requests(hour)
      grouped(hour, :requests).map { |(endpoint, status), minutes| { endpoint: endpoint, status: status.to_i, **quantiles(minutes) } }
                              .sort_by { |each| each.values_at(:endpoint, :status) }
    end

    def durations(histograms)
      { **quantiles(histograms), minutes: histograms.map { |histogram| histogram&.quantile(0.75) } }
    end

    def quantiles(histograms)
      whole = histograms.compact.each_with_object(Reports::Histogram.new) { |each, sum| sum.merge(each) }
      { count: whole.total, p50: whole.quantile(0.5), p75: whole.quantile(0.75), p95: whole.quantile(0.95) }
    end
  end
end
