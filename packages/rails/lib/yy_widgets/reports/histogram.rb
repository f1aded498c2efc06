# frozen_string_literal: true

module YyWidgets
  class Reports
    # Durations by size, each within a fifth of what it was: about a hundred counts, however many come.
    class Histogram
      LEAST = 0.1
      BUCKETS_PER_DOUBLING = 4
      LAST_BUCKET = 100

      attr_reader :total

      def initialize
        @counts = Hash.new(0)
        @total = 0
      end

      def add(milliseconds, count = 1)
        bucket = (Math.log2([milliseconds, LEAST].max / LEAST) * BUCKETS_PER_DOUBLING).ceil
        count([bucket, LAST_BUCKET].min, count)
      end

      def merge(other)
        other.counts.each { |bucket, count| count(bucket, count) }
      end

      # Milliseconds that this share of the durations does not exceed, to a tenth; nil without any.
      def quantile(share)
        left = (@total * share).ceil
        bucket, = @counts.sort.find { |_, count| (left -= count) <= 0 }
        bucket && (LEAST * (2**bucket.fdiv(BUCKETS_PER_DOUBLING))).round(1)
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
