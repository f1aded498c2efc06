# frozen_string_literal: true

require 'ripper'
require 'yy_widgets/helper_call'
require 'yy_widgets/literal'

module YyWidgets
  # Converts a HAML template to ERB that `yy-doctor` can read. Each tag keeps its line. Code becomes
  # unknown output, or is kept.
  class HamlMarkup
    VALUE = '<%= value %>'

    # @param code whether to keep code that writes to the page, so that calls of helpers are found
    # @return nil when HAML is not installed, or cannot read the template
    def self.of(source, code: false)
      return unless defined?(::Haml::Parser)

      new(::Haml::Parser.new({}).call(source), code).text
    rescue StandardError
      nil # HAML raises errors of several classes for an invalid template.
    end

    attr_reader :text

    def initialize(root, keeps_code)
      @keeps_code = keeps_code
      @text = +''
      write_all(root.children)
    end

    private

    def write_all(nodes)
      nodes.each do |node|
        text << ("\n" * [node.line - text.count("\n") - 1, 0].max)
        write(node)
      end
    end

    def write(node)
      case node.type
      when :tag then write_tag(node)
      when :script, :silent_script then write_code(node)
      when :plain then text << node.value[:text]
      when :filter then text << filtered(node.value)
      when :comment then write_all(node.children)
      end
    end

    def write_tag(node)
      name, parse, content = node.value.values_at(:name, :parse, :value)
      text << "<#{name}#{attributes(node.value)}>"
      return if ::Haml::Engine.options[:autoclose].include?(name)

      text << (parse ? output(content) : content.to_s)
      write_all(node.children)
      text << "</#{name}>"
    end

    # A block may run any number of times, hence the `if`. The helper with the block is kept,
    # because its output surrounds the block's.
    def write_code(node)
      written = node.type == :script
      code = node.value[:text]
      return text << (written ? output(code) : '') if node.children.empty?

      text << (written ? output_around(code) : '<% if value %>')
      write_all(node.children)
      text << '<% end %>'
    end

    def output(code)
      keeps?(code) ? "<%= #{code.strip} %>" : VALUE
    end

    def output_around(code)
      return output(code) if keeps?(code) && code.match?(/\bdo\s*(?:\|[^|]*\|)?\s*\z/)

      "<%= #{code[/\A\s*(?:\w+\.)?(yy_\w+)/, 1] || 'value'} do %>"
    end

    def keeps?(code)
      @keeps_code && !code.include?('%>')
    end

    def filtered(filter)
      { 'javascript' => '<script>0</script>', 'css' => '<style></style>' }.fetch(filter[:name], VALUE)
    end

    def attributes(tag)
      fixed, dynamic, reference = tag.values_at(:attributes, :dynamic_attributes, :object_ref)
      written = { **fixed, **read(dynamic.new), **read(dynamic.old) }
      written[nil] = nil if reference != :nil
      written.map { |name, value| attribute(name, value) }.join
    end

    # A name of nil stands for further, computed attributes; the value `:computed` for a computed
    # value.
    def attribute(name, value)
      case value
      when false then ''
      when :computed then " #{name}=\"#{VALUE}\""
      when true then " #{name}"
      else name ? " #{name}=\"#{ERB::Util.html_escape(value)}\"" : ' <%= attributes %>'
      end
    end

    def read(hash)
      return {} if hash.nil?

      type, list = Ripper.sexp(hash)&.dig(1, 0)
      type == :hash ? pairs(list&.last.to_a) : { nil => nil }
    end

    def pairs(nodes, prefix = '')
      nodes.map { |node| pair(node, prefix) }.reduce({}, :merge)
    end

    def pair((type, key, value), prefix)
      name = HelperCall.label(key) if type == :assoc_new
      return { nil => nil } unless name
      return { "#{prefix}#{name.dasherize}" => attribute_value(value) } unless prefix.empty?

      nested = value.first == :hash && %w[data aria].include?(name)
      nested ? pairs(value[1]&.last.to_a, "#{name}-") : { name => attribute_value(value) }
    end

    # HAML leaves out an attribute that is nil.
    def attribute_value(node)
      literal = Literal.in(node)
      return :computed unless literal

      case literal.value
      when nil then false
      when Symbol then literal.value.to_s
      else literal.value
      end
    end
  end
end
