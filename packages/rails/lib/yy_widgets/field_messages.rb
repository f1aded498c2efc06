# frozen_string_literal: true

module YyWidgets
  # Tells whether the JSON of a refused form has a message that visitors can read: texts by field,
  # alone or in lists, at any depth, perhaps under `errors`. Texts for programs do not count.
  module FieldMessages
    # No form is nested deeper.
    MAX_DEPTH = 8

    class << self
      def any?(body)
        body.any? { |key, value| message?(value) unless key == 'error' && code?(value, body) }
      end

      private

      # The code in `{"error": "csrf"}`, or the status name that Rails answers for an exception:
      # `{"status": 422, "error": "Unprocessable Entity"}`.
      def code?(error, body)
        error.is_a?(String) && (body['status'].is_a?(Numeric) || error.match?(/\A[A-Za-z0-9_.-]+\z/))
      end

      def message?(value, depth = 0)
        return false if depth > MAX_DEPTH

        case value
        when String then value.present?
        when Hash then value.each_value.any? { |inner| message?(inner, depth + 1) }
        when Array then value.any? { |item| item?(item, depth) }
        end
      end

      def item?(item, depth)
        return item.present? if item.is_a?(String)

        item.is_a?(Hash) && (coded?(item) ? item['message'].present? : message?(item, depth + 1))
      end

      # A message of Django with its code: `{"message": "já está em uso", "code": "unique"}`.
      def coded?(item)
        item.values_at('message', 'code').all?(String)
      end
    end
  end
end
