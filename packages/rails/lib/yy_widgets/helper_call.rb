# frozen_string_literal: true

module YyWidgets
  # A call of a `yy_` helper in what Ripper makes of Ruby code.
  class HelperCall
    # What a view's helpers are called on: in a component, a presenter, a block of the view.
    RECEIVERS = %w[helpers helper view_context view template h self].freeze

    class << self
      # nil when the node is none.
      def in(node)
        ident, arguments = parts(node)
        new(ident, arguments) if ident.is_a?(Array) && ident.first == :@ident && ident[1].start_with?('yy_')
      end

      # The name of an argument, from its key in a hash; nil for one that is worked out.
      def label(key)
        return key[1].delete_suffix(':') if key.first == :@label

        key.flatten.then { |parts| parts[parts.index(:@tstring_content) + 1] if parts.count(:@tstring_content) == 1 }
      end

      # Names in a hash that is written out.
      def keys(node)
        return [] unless node&.first == :hash

        (node[1]&.last || []).filter_map { |type, key| label(key) if type == :assoc_new }
      end

      private

      # The helper's name and its arguments.
      def parts(node)
        case node.first
        when :command, :vcall then node.values_at(1, 2)
        when :command_call then node.values_at(3, 4) if view?(node[1])
        when :call then [node[3], nil] if view?(node[1])
        when :method_add_arg then called(node[1], node[2])
        end
      end

      def called(callee, arguments)
        case callee.first
        when :fcall then [callee[1], arguments]
        when :call then [callee[3], arguments] if view?(callee[1])
        end
      end

      def view?(receiver)
        %i[vcall var_ref].include?(receiver.first) && RECEIVERS.include?(receiver[1][1])
      end
    end

    attr_reader :name, :line

    # Name of an argument → the node of its value, of those that are written out.
    attr_reader :arguments

    def initialize(ident, arguments)
      @name = ident[1]
      @line = ident[2].first
      @arguments = {}
      @complete = true
      @positional = false
      given(arguments).each { |argument| read(argument) }
    end

    # Whether all arguments are written out: none by `**options`.
    def complete?
      @complete
    end

    def positional?
      @positional
    end

    private

    def given(arguments)
      arguments = arguments[1] if arguments&.first == :arg_paren
      arguments = arguments[1] if arguments&.first == :args_add_block
      # `*list` and `...` give a node in place of the list.
      arguments&.first.is_a?(Symbol) ? [nil] : Array(arguments)
    end

    def read(argument)
      return @complete = false if argument.nil?
      return @positional = true unless argument.first == :bare_assoc_hash

      argument[1].each do |type, key, value|
        name = self.class.label(key) if type == :assoc_new
        name ? arguments[name] = value : @complete = false
      end
    end
  end
end
