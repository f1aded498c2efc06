# frozen_string_literal: true

module YyWidgets
  # What is wrong with the tags of a page: in a browser those that have failed; without one what their attributes say.
  class PageErrors
    FAILED = <<~JS
      [...document.querySelectorAll('*')].filter((element) => element.localName.startsWith('yy-') && (() => {
        try { return element.matches(':state(failed)') } catch { return element.matches(':--failed') }
      })()).map((element) => element.cloneNode(false).outerHTML)
    JS

    # @param page a Capybara session
    # @return sentences
    def self.of_session(page)
      page.evaluate_script(FAILED).map { |html| "failed: #{html}" }
    rescue Capybara::NotSupportedByDriverError
      of_html(page.html)
    end

    def self.of_html(html)
      Nokogiri::HTML.fragment(html).css('*').select { |node| node.name.start_with?('yy-') }.flat_map { |node| of_node(node) }
    end

    def self.of_node(node)
      widget = YyWidgets.schema.tagged(node.name)
      return ["<#{node.name}> is no widget#{Problems.did_you_mean(node.name, YyWidgets.schema.tags)}"] unless widget

      widget.attributes.filter_map { |attribute| problem(attribute, node[attribute.html]) }
            .map { |problem| "<#{node.name}>: #{problem}" }
    end
    private_class_method :of_node

    def self.problem(attribute, text)
      return ("#{attribute.html} is required" if attribute.required?) if text.nil?

      AttributeValue.new(attribute, nil).text(text)
      nil
    rescue Unfit => e
      "#{attribute.html} #{e.message}"
    end
    private_class_method :problem
  end
end
