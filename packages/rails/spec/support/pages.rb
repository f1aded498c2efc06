# frozen_string_literal: true

# Renders templates as an application does.
module Pages
  def render(template, controller: PagesController, env: {}, **locals)
    # Since Rails 7.1, a renderer has no session.
    controller.renderer.new({ 'rack.session' => {} }.merge(env)).render(inline: template, locals: locals)
  end

  # Requests a page with this template, as a browser does.
  def visit_page(template, **headers)
    PagesController.template = template
    get('/page', headers)
  end

  def get(path, headers = {})
    Rack::MockRequest.new(Shop).get(path, headers.transform_keys(&:to_s))
  end

  # A follow button with these arguments and all required ones.
  def follow_button(**arguments)
    required = { user_id: 3, follow_path: '/follows', unfollow_path: '/follows', login_path: '/entrar' }
    render('<%= yy_follow_button(**arguments) %>', arguments: required.merge(arguments))
  end

  def fragment(html)
    Nokogiri::HTML.fragment(html)
  end

  # Expects the error of a mistake in a template: a sentence that matches, and after it a line for
  # each code, with its page of the guide.
  def wrong(message)
    raise_error(ActionView::Template::Error) do |error|
      sentence, *codes = error.message.split("\n")
      expect(sentence).to match(message)
      expect(codes).not_to be_empty
      expect(codes).to all(match(%r{\AYY-(\d{3}) guia/erros/\1\z}))
    end
  end

  def attribute(html, name)
    Nokogiri::HTML5.fragment(html).first_element_child[name]
  rescue NoMethodError
    Nokogiri::HTML.fragment(html).children.first[name]
  end

  # Calls the block with `strict` off, as in production.
  # @return the content of the log
  def lenient
    YyWidgets.config.strict = false
    log = StringIO.new
    logger = Rails.logger
    Rails.logger = Logger.new(log)
    yield
    log.string
  ensure
    Rails.logger = logger
  end
end
