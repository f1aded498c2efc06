# frozen_string_literal: true

module YyWidgets
  # A Rack application that answers the requests of previews with recorded answers of the demo's
  # server. Requests that would change data get a 404.
  class PreviewAnswers
    STYLESHEET = '/yy_preview.css'
    VISITOR = %r{\A/\w+(?=/)}.freeze
    PHOTO = %r{\A/photos/[^/]+/([^/]+)/(\d{1,4})x(\d{1,4})\.jpg\z}.freeze

    def call(env)
      type, body = response_for(env['PATH_INFO'], env['QUERY_STRING']) if %w[GET HEAD].include?(env['REQUEST_METHOD'])
      body = Previews.with_root("#{env['SCRIPT_NAME']}#{env['PATH_INFO'][VISITOR]}", body) if type&.start_with?('text/html')
      return [200, { 'content-type' => type, 'cache-control' => 'no-cache' }, [body]] if body

      [404, { 'content-type' => 'text/plain; charset=utf-8' }, ['nas previews ninguém responde a isto']]
    end

    private

    # @return content type and body; nil for an unknown path
    def response_for(path, query)
      path == STYLESHEET ? stylesheet : answer(path, query)
    end

    def stylesheet
      ['text/css; charset=utf-8', Previews::FOLDER.join(STYLESHEET.delete_prefix('/')).read(encoding: 'UTF-8')]
    end

    # The answer for this visitor, else the answer for all visitors.
    def answer(path, query)
      shared = path.sub(VISITOR, '')
      names = ["#{path}?#{query}", path, "#{shared}?#{query}", shared]
      Previews.answers.values_at(*names).compact.first || photo(shared)
    end

    # A drawing in the requested size.
    def photo(path)
      image, width, height = PHOTO.match(path)&.captures
      type, svg = Previews.answers["/photos/#{image}"]
      svg && [type, svg.sub('width="100" height="100"', %(width="#{width}" height="#{height}"))]
    end
  end
end
