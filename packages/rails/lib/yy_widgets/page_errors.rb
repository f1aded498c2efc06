# frozen_string_literal: true

module YyWidgets
  # Finds mistakes in the tags of a page: the widgets that failed, in a browser; otherwise invalid
  # attributes.
  class PageErrors
    # Returns null when the page has widgets but `yy.js` has not run.
    FAILED = <<~JS
      ((root, tags) => {
        const elements = [root, ...root.querySelectorAll('*')].filter((element) => element.localName?.startsWith('yy-'));
        if (!window.YY && elements.some((element) => tags.includes(element.localName))) return null;
        return elements.filter((element) => {
          try { return element.matches(':state(failed)') } catch { return element.matches(':--failed') }
        }).map((element) => element.cloneNode(false).outerHTML);
      })(this instanceof Element ? this : document, #{YyWidgets.schema.tags.to_json})
    JS

    # @param subject a page of Capybara or a part of one, in a browser or not; a response; HTML
    # @return a sentence for each mistake
    # @raise ArgumentError for anything else
    def self.of(subject)
      return of_browser(subject) if subject.respond_to?(:evaluate_script)
      return of_tree(subject.native) if subject.is_a?(Capybara::Node::Simple)
      return of_tree(subject) if subject.is_a?(Nokogiri::XML::Node)

      html = subject.respond_to?(:body) ? subject.body : subject
      raise ArgumentError, "expected a page, a part of one, a response or HTML, got #{Unfit.describe(subject)}" unless html.is_a?(String)

      of_tree(Nokogiri::HTML.fragment(html))
    end

    def self.of_browser(page)
      failed = page.evaluate_script(FAILED)
      failed ? failed.map { |html| "failed: #{html}" } : ['yy.js has not run on this page']
    rescue Capybara::NotSupportedByDriverError
      page.is_a?(Capybara::Node::Element) ? of_tree(page.native) : of(page.find(:xpath, '/html'))
    end
    private_class_method :of_browser

    def self.of_tree(tree)
      tree.xpath('descendant-or-self::*[starts-with(name(), "yy-")]').flat_map { |node| of_node(node) }
    end
    private_class_method :of_tree

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
