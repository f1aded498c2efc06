# frozen_string_literal: true

require 'action_view'
require 'ripper'

module YyWidgets
  # The Ruby code of a file of an application: that of a template in any language that the application has, as Rails
  # compiles it, and that of a component with the templates in it.
  module TemplateCode
    # Writes a template into a component's class.
    INLINE = /\A(\w+)_template\z/.freeze

    module_function

    # @param language the end of the file's name: `erb`
    # @return what Ripper makes of it; nil for a language that is not there, and for what Ruby cannot read
    def tree(source, language)
      code = language == 'rb' ? source : compiled(source, language)
      code && Ripper.sexp(code)
    end

    # @return [language, text, line above it] of each template in a component, from what Ripper makes of that
    def inline(node)
      return [] unless node.is_a?(Array)

      type, ident, arguments = node
      language = ident[1][INLINE, 1] if type == :command && ident.first == :@ident
      texts = language ? contents(arguments) : []
      return node.flat_map { |child| inline(child) } if texts.empty?

      [[language, texts.map { |_, text, _| text }.join, texts.first.last.first - 1]]
    end

    # @return the templates in a component's class as HTML with ERB, each on its lines; nil for none
    def inline_markup(source)
      templates = inline(Ripper.sexp(source)).filter_map { |language, *template| template if language == 'erb' }
      return if templates.empty?

      templates.each_with_object(+'') { |(text, above), all| all << ("\n" * [above - all.count("\n"), 0].max) << text }
    end

    def compiled(source, language)
      handler = ActionView::Template.registered_template_handler(language)
      handler&.call(ActionView::Template.new(source, 'template', handler, locals: [], format: :html), source)
    rescue StandardError, SyntaxError
      nil # Each language has errors of its own for a template that it cannot read.
    end
    private_class_method :compiled

    def contents(node)
      return [] unless node.is_a?(Array)

      node.first == :@tstring_content ? [node] : node.flat_map { |child| contents(child) }
    end
    private_class_method :contents
  end
end
