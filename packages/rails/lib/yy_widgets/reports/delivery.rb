# frozen_string_literal: true

module YyWidgets
  class Reports
    # Delivers reports to subscribers and the log in a thread of its own, so that no response waits
    # for a subscriber, or fails with it.
    class Delivery
      TARGETS = %i[notifications log].freeze
      # The maximum number of reports in the queue. Further reports are dropped, and the log says
      # how many.
      MAX_WAITING = 1000

      def initialize(targets)
        @targets = Array(targets)
        unknown = @targets - TARGETS
        raise Problem.error('YY-811', <<~MESSAGE.squish) if unknown.any? || @targets.empty?
          YyWidgets::Reports.new: to: #{TARGETS.map(&:inspect).join(', ')} or both expected, not #{targets.inspect}
        MESSAGE

        @lock = Mutex.new
        @queue = SizedQueue.new(MAX_WAITING)
        @dropped = 0
      end

      def <<(report)
        ensure_thread
        @queue.push(report, true)
      rescue ThreadError
        @lock.synchronize { @dropped += 1 }
      end

      private

      # The thread is started with a report, because a thread from before a fork is dead.
      def ensure_thread
        return if @thread&.alive?

        @lock.synchronize { @thread = Thread.new { loop { deliver(@queue.pop) } } unless @thread&.alive? }
      end

      def deliver(report)
        log_dropped
        @targets.each { |target| within_application { send(target, report) } }
      end

      # The executor returns a subscriber's database connection to the pool.
      def within_application(&block)
        Rails.application ? Rails.application.executor.wrap(&block) : yield
      rescue StandardError => e
        Rails.logger&.error("yy: a subscriber of #{EVENT} raised #{e.class}: #{e.message}")
      end

      def notifications(report)
        ActiveSupport::Notifications.instrument(EVENT, report: report)
      end

      def log(report)
        Rails.logger&.info("yy report #{report.to_json}")
      end

      def log_dropped
        return if @dropped.zero?

        dropped = @lock.synchronize { @dropped.tap { @dropped = 0 } }
        Rails.logger&.warn("yy: #{dropped} reports dropped, subscribers of #{EVENT} are slower than they come")
      end
    end
  end
end
