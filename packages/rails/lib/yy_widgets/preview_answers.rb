# frozen_string_literal: true

module YyWidgets
  # Answers what previews ask for, always the same: what the demo's server has answered to the stories. Nothing can be changed
  # there.
  class PreviewAnswers
    STYLESHEET = '/yy_preview.css'
    VISITOR = %r{\A/\w+(?=/)}.freeze
    PHOTO = %r{\A/photos/[^/]+/([^/]+)/(\d{1,4})x(\d{1,4})\.jpg\z}.freeze

    def call(env)
      type, body = found(env['PATH_INFO'], env['QUERY_STRING']) if %w[GET HEAD].include?(env['REQUEST_METHOD'])
      body = Previews.below("#{env['SCRIPT_NAME']}#{env['PATH_INFO'][VISITOR]}", body) if type&.start_with?('text/html')
      return [200, { 'content-type' => type, 'cache-control' => 'no-cache' }, [body]] if body

      [404, { 'content-type' => 'text/plain; charset=utf-8' }, ['nas previews ninguém responde a isto']]
    end

    private

    def found(path, query)
      path == STYLESHEET ? stylesheet : answer(path, query)
    end

    def stylesheet
      ['text/css; charset=utf-8', Previews::FOLDER.join(STYLESHEET.delete_prefix('/')).read(encoding: 'UTF-8')]
    end

    # The visitor's own answer, else the one that is the same for all.
    def answer(path, query)
      shared = path.sub(VISITOR, '')
      names = ["#{path}?#{query}", path, "#{shared}?#{query}", shared]
      Previews.answers.values_at(*names).compact.first || photo(shared)
    end

    # A drawing, in the size that is asked for.
    def photo(path)
      image, width, height = PHOTO.match(path)&.captures
      type, svg = Previews.answers["/photos/#{image}"]
      svg && [type, svg.sub('width="100" height="100"', %(width="#{width}" height="#{height}"))]
    end
  end
end
