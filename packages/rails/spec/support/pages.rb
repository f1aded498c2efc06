# frozen_string_literal: true

# Templates as an application renders them.
module Pages
  def render(template, controller: PagesController, env: {}, **locals)
    # From Rails 7.1 on a renderer has no session of its own.
    controller.renderer.new({ 'rack.session' => {} }.merge(env)).render(inline: template, locals: locals)
  end

  # What is asked for as a browser would.
  def visit_page(template, **headers)
    PagesController.template = template
    get('/page', headers)
  end

  def get(path, headers = {})
    Rack::MockRequest.new(Shop).get(path, headers.transform_keys(&:to_s))
  end

  # An argument's worth of a helper, with all that it requires.
  def follow_button(**arguments)
    required = { user_id: 3, follow_path: '/follows', unfollow_path: '/follows', login_path: '/entrar' }
    render('<%= yy_follow_button(**arguments) %>', arguments: required.merge(arguments))
  end

  def fragment(html)
    Nokogiri::HTML.fragment(html)
  end

  # What a template raises for a mistake of its author.
  # What a mistake raises: the sentence, and below it where the guide explains each code in it.
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

  # As in production.
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
