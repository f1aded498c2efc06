# frozen_string_literal: true

module YyWidgets
  # A call of a `yy_` helper, or of a form builder's method, in what Ripper makes of Ruby code.
  class HelperCall
    # What a view's helpers are called on: in a component, a presenter, a block of the view.
    RECEIVERS = %w[helpers helper view_context view template h self].freeze

    class << self
      # nil when the node is none.
      def in(node)
        ident, arguments, receiver = parts(node)
        return unless ident.is_a?(Array) && ident.first == :@ident && ident[1].start_with?('yy_')

        object = variable(receiver) if receiver
        new(ident, arguments, object) if receiver.nil? || object
      end

      # The name of an argument, from its key in a hash; nil for one that is worked out.
      def label(key)
        return key[1].delete_suffix(':') if key.first == :@label
        return key.dig(1, 1, 1) if key.first == :symbol_literal

        key.flatten.then { |parts| parts[parts.index(:@tstring_content) + 1] if parts.count(:@tstring_content) == 1 }
      end

      # Names in a hash that is written out.
      def keys(node)
        return [] unless node&.first == :hash

        (node[1]&.last || []).filter_map { |type, key| label(key) if type == :assoc_new }
      end

      private

      # The method's name, its arguments and what it is called on.
      def parts(node)
        case node.first
        when :command, :vcall then node.values_at(1, 2)
        when :command_call then node.values_at(3, 4, 1)
        when :call then [node[3], nil, node[1]]
        when :method_add_arg then called(node[1], node[2])
        end
      end

      def called(callee, arguments)
        case callee.first
        when :fcall then [callee[1], arguments]
        when :call then [callee[3], arguments, callee[1]]
        end
      end

      # The name of a variable or a method without arguments; nil for all else.
      def variable(receiver)
        type, (kind, name) = receiver
        name if %i[vcall var_ref].include?(type) && %i[@ident @ivar @kw].include?(kind)
      end
    end

    attr_reader :name, :line

    # Column of its name, in bytes, from 0.
    attr_reader :column

    # Nodes of the arguments without a name.
    attr_reader :positional

    # Name of an argument → the node of its value, of those that are written out.
    attr_reader :arguments

    # @param object the variable that it is called on
    def initialize(ident, arguments, object)
      @name = ident[1]
      @line, @column = ident[2]
      @object = object
      @arguments = {}
      @complete = true
      @positional = []
      given(arguments).each { |argument| read(argument) }
    end

    # Whether all arguments are written out: none by `**options`.
    def complete?
      @complete
    end

    # Whether it is called on something else than a view: a form builder.
    def builder?
      !@object.nil? && !RECEIVERS.include?(@object)
    end

    # As messages name it: `f.yy_mask`.
    def title
      builder? ? "#{@object}.#{name}" : name
    end

    # Reads hashes among the arguments without a name too, as Rails' methods do.
    # @param first how many of them are no such hashes
    def read_hashes(first)
      positional.drop(first).each { |node| read_pairs(Array(node[1]&.last)) if node.first == :hash }
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
      return positional << argument unless argument.first == :bare_assoc_hash

      read_pairs(argument[1])
    end

    def read_pairs(pairs)
      pairs.each do |type, key, value|
        name = self.class.label(key) if type == :assoc_new
        name ? arguments[name] = value : @complete = false
      end
    end
  end
end
