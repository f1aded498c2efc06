# frozen_string_literal: true

module YyWidgets
  # A call of a `yy_` helper, or of a form builder's method, in a syntax tree of Ripper.
  class HelperCall
    # Names of receivers that are a view: in a component, a presenter, or a block of the view.
    RECEIVERS = %w[helpers helper view_context view template h self].freeze

    class << self
      # @return nil when the node is no such call
      def in(node)
        ident, arguments, receiver = parts(node)
        return unless ident.is_a?(Array) && ident.first == :@ident && ident[1].start_with?('yy_')

        object = variable(receiver) if receiver
        new(ident, arguments, object) if receiver.nil? || object
      end

      # The name of an argument, from the node of its key; nil for a computed key.
      def label(key)
        return key[1].delete_suffix(':') if key.first == :@label
        return key.dig(1, 1, 1) if key.first == :symbol_literal

        key.flatten.then { |parts| parts[parts.index(:@tstring_content) + 1] if parts.count(:@tstring_content) == 1 }
      end

      # The literal keys of a hash; empty for another node.
      def keys(node)
        return [] unless node&.first == :hash

        (node[1]&.last || []).filter_map { |type, key| label(key) if type == :assoc_new }
      end

      private

      # The nodes of the method's name, the arguments and the receiver.
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

      # The name of a variable, or of a method without arguments; nil for any other receiver.
      def variable(receiver)
        type, (kind, name) = receiver
        name if %i[vcall var_ref].include?(type) && %i[@ident @ivar @kw].include?(kind)
      end
    end

    attr_reader :name, :line

    # The column of the method's name, in bytes from 0.
    attr_reader :column

    # Nodes of the positional arguments.
    attr_reader :positional

    # Name of a keyword argument → the node of its value. Computed names are left out.
    attr_reader :arguments

    # @param object name of the receiver; nil without one
    def initialize(ident, arguments, object)
      @name = ident[1]
      @line, @column = ident[2]
      @object = object
      @arguments = {}
      @complete = true
      @positional = []
      nodes_of(arguments).each { |argument| read(argument) }
    end

    # Whether `arguments` has all keyword arguments. It has not with `**options`, `*list` or
    # computed names.
    def complete?
      @complete
    end

    # Whether the receiver is not a view, but a form builder.
    def builder?
      !@object.nil? && !RECEIVERS.include?(@object)
    end

    # The call as messages show it: `f.yy_mask`.
    def title
      builder? ? "#{@object}.#{name}" : name
    end

    # Also reads hashes among the positional arguments as keyword arguments, as Rails' methods do.
    # @param skipped number of positional arguments at the start that are something else
    def read_hashes(skipped)
      positional.drop(skipped).each { |node| read_pairs(Array(node[1]&.last)) if node.first == :hash }
    end

    private

    def nodes_of(arguments)
      arguments = arguments[1] if arguments&.first == :arg_paren
      arguments = arguments[1] if arguments&.first == :args_add_block
      # For `*list` and `...`, Ripper has a node in place of a list of nodes.
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
