# frozen_string_literal: true

module YyWidgets
  class Reports
    # Counts durations in about a hundred buckets, whatever their number. A duration is known to
    # within a fifth of its value.
    class Histogram
      MIN_MS = 0.1
      BUCKETS_PER_DOUBLING = 4
      LAST_BUCKET = 100

      attr_reader :total

      def initialize
        @counts = Hash.new(0)
        @total = 0
      end

      def add(milliseconds, count = 1)
        bucket = (Math.log2([milliseconds, MIN_MS].max / MIN_MS) * BUCKETS_PER_DOUBLING).ceil
        count([bucket, LAST_BUCKET].min, count)
      end

      def merge(other)
        other.counts.each { |bucket, count| count(bucket, count) }
      end

      # The duration in ms that this share of the durations does not exceed, to a tenth; nil without
      # durations.
      def quantile(share)
        remaining = (@total * share).ceil
        bucket, = @counts.sort.find { |_, count| (remaining -= count) <= 0 }
        bucket && (MIN_MS * (2**bucket.fdiv(BUCKETS_PER_DOUBLING))).round(1)
      end

      protected

      attr_reader :counts

      private

      def count(bucket, count)
        return unless count.positive?

        @counts[bucket] += count
        @total += count
      end
    end
  end
end
