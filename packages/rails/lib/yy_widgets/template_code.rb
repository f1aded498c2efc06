# frozen_string_literal: true

require 'action_view'
require 'ripper'

module YyWidgets
  # Parses the Ruby code of an application's file: a template, in any language that Rails can
  # compile here, or a component with the templates inside its class.
  module TemplateCode
    # Matches the method that defines a template inside a component's class.
    INLINE = /\A(\w+)_template\z/.freeze

    module_function

    # @param language the file's extension: `erb`
    # @return the syntax tree of Ripper; nil for an unknown language or invalid code
    def tree(source, language)
      code = language == 'rb' ? source : compiled(source, language)
      code && Ripper.sexp(code)
    end

    # @param node the syntax tree of a component
    # @return [language, text, number of lines above it] of each template inside the component
    def inline(node)
      return [] unless node.is_a?(Array)

      type, ident, arguments = node
      language = ident[1][INLINE, 1] if type == :command && ident.first == :@ident
      texts = language ? contents(arguments) : []
      return node.flat_map { |child| inline(child) } if texts.empty?

      [[language, texts.map { |_, text, _| text }.join, texts.first.last.first - 1]]
    end

    # @return the templates inside a component's class as HTML with ERB, with the same line numbers;
    #   nil without templates
    def inline_markup(source)
      templates = inline(Ripper.sexp(source)).filter_map { |language, *template| template if language == 'erb' }
      return if templates.empty?

      templates.each_with_object(+'') { |(text, above), all| all << ("\n" * [above - all.count("\n"), 0].max) << text }
    end

    def compiled(source, language)
      handler = ActionView::Template.registered_template_handler(language)
      handler&.call(ActionView::Template.new(source, 'template', handler, locals: [], format: :html), source)
    rescue StandardError, SyntaxError
      nil # Each language raises errors of other classes for an invalid template.
    end
    private_class_method :compiled

    def contents(node)
      return [] unless node.is_a?(Array)

      node.first == :@tstring_content ? [node] : node.flat_map { |child| contents(child) }
    end
    private_class_method :contents
  end
end
