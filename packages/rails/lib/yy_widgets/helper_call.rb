# frozen_string_literal: true

module YyWidgets
  # A call of a `yy_` helper in what Ripper makes of a template.
  class HelperCall
    # nil when the node is none.
    def self.in(node)
      type, called, arguments = node
      ident = called if %i[command vcall].include?(type)
      ident = called[1] if type == :method_add_arg && called.first == :fcall
      new(ident, arguments) if ident.is_a?(Array) && ident.first == :@ident && ident[1].start_with?('yy_')
    end

    attr_reader :name, :line, :labels

    def initialize(ident, arguments)
      @name = ident[1]
      @line = ident[2].first
      @labels = read_labels(arguments)
    end

    private

    # Names of the arguments; nil where they are worked out (`**options`).
    def read_labels(arguments)
      first = given(arguments).first
      return [] if first.nil?
      return if first.first != :bare_assoc_hash

      names = first[1].map { |pair| label(pair) }
      names unless names.include?(nil)
    end

    def given(arguments)
      arguments = arguments[1] if arguments&.first == :arg_paren
      arguments = arguments[1] if arguments&.first == :args_add_block
      arguments || []
    end

    def label(pair)
      type, key = pair
      return unless type == :assoc_new
      return key[1].delete_suffix(':') if key.first == :@label

      key.flatten.then { |parts| parts[parts.index(:@tstring_content) + 1] if parts.count(:@tstring_content) == 1 }
    end
  end
end
