# frozen_string_literal: true

module YyWidgets
  # The value of a node that is a literal: a symbol, a string, a number, true, false or nil.
  class Literal
    WORDS = { 'true' => true, 'false' => false, 'nil' => nil }.freeze

    attr_reader :value

    # @return nil for a computed value
    def self.in(node)
      type, first = node
      case type
      when :symbol_literal then new(first[1][1].to_sym)
      when :string_literal then text(first.drop(1))
      when :@int then new(Integer(first))
      when :@float then new(Float(first))
      when :unary then negative(first, node[2])
      when :var_ref then word(first)
      end
    end

    # The literals in an array; computed items are left out.
    def self.list(node)
      node&.first == :array ? Array(node[1]).filter_map { |each| self.in(each) if each.is_a?(Array) } : []
    end

    def self.text(parts)
      types, texts = parts.transpose
      return new('') if parts.empty?

      new(texts.join) if types.uniq == [:@tstring_content] && texts.none? { |text| text.include?('\\') }
    end
    private_class_method :text

    def self.word(node)
      kind, name = node
      new(WORDS[name]) if kind == :@kw && WORDS.key?(name)
    end
    private_class_method :word

    def self.negative(operator, node)
      literal = self.in(node) if operator == :-@
      new(-literal.value) if literal && literal.value.is_a?(Numeric)
    end
    private_class_method :negative

    def initialize(value)
      @value = value
    end
  end
end
