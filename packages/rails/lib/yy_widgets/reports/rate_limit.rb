# frozen_string_literal: true

require 'ipaddr'

module YyWidgets
  class Reports
    # Limits the number of reports per minute, in the memory of this process.
    class RateLimit
      # The maximum number of addresses with a count of their own. All further ones share one count,
      # which limits the memory.
      MAX_VISITORS = 10_000
      OTHERS = 'others'

      def initialize(per_visitor, in_total)
        @per_visitor = per_visitor
        @in_total = in_total
        @lock = Mutex.new
        begin_minute(nil)
      end

      # Counts a report from this address, unless a limit is reached.
      # @return whether the report was counted
      def admit(address)
        @lock.synchronize do
          minute = Process.clock_gettime(Process::CLOCK_MONOTONIC, :second) / 60
          begin_minute(minute) unless minute == @minute
          visitor = network(address)
          visitor = OTHERS unless @counts.key?(visitor) || @counts.size < MAX_VISITORS
          (@total < @in_total && @counts[visitor] < @per_visitor).tap { |admitted| count(visitor) if admitted }
        end
      end

      # The number of counts.
      def size
        @counts.size
      end

      private

      def begin_minute(minute)
        @minute = minute
        @total = 0
        @counts = Hash.new(0)
      end

      def count(visitor)
        @total += 1
        @counts[visitor] += 1
      end

      # With IPv6, a visitor has a whole network of addresses.
      def network(address)
        return address unless address.include?(':')

        IPAddr.new(address).mask(64).to_s
      rescue IPAddr::Error
        OTHERS
      end
    end
  end
end
