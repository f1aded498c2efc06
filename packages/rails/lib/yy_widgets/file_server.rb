# frozen_string_literal: true

require 'rack/utils'

module YyWidgets
  # Rack middleware that serves the built files under `/yy/<version>/`. What is no such file goes on to the application.
  class FileServer
    PREFIX = '/yy'
    PATH = %r{\A#{PREFIX}/(?<version>[^/]+)/(?<file>.+)\z}.freeze
    TYPES = {
      '.js' => 'text/javascript; charset=utf-8', '.css' => 'text/css; charset=utf-8',
      '.json' => 'application/json', '.map' => 'application/json', '.txt' => 'text/plain; charset=utf-8'
    }.freeze
    ENCODINGS = { 'br' => '.br', 'gzip' => '.gz' }.freeze
    FOREVER = 'public, max-age=31536000, immutable'

    def initialize(app)
      @app = app
    end

    def call(env)
      match = PATH.match(env['PATH_INFO'].to_s.b) if %w[GET HEAD].include?(env['REQUEST_METHOD'])
      # The manifest's names alone are served, so that no path leads out of the folder.
      return @app.call(env) unless match && YyWidgets.files.include?(match[:file])

      respond(env, match[:file], match[:version] == YyWidgets.files.version)
    end

    private

    def respond(env, file, current)
      encoding = encoding_for(env, file)
      headers = headers(file, encoding, current)
      return [304, headers, []] if unchanged?(env, headers.fetch('etag'))

      body = YyWidgets.files.root.join("#{file}#{ENCODINGS[encoding]}").binread
      headers.update('content-type' => TYPES.fetch(File.extname(file), 'application/octet-stream'),
                     'content-length' => body.bytesize.to_s)
      [200, headers, env['REQUEST_METHOD'] == 'HEAD' ? [] : [body]]
    end

    # A page of another version gets what there is, and asks again the next time. A CDN on another origin needs CORS.
    def headers(file, encoding, current)
      {
        'cache-control' => current ? FOREVER : 'public, no-cache',
        'etag' => %("#{[YyWidgets.files.integrity(file), encoding].compact.join('-')}"),
        'vary' => 'accept-encoding',
        'content-encoding' => encoding,
        'access-control-allow-origin' => '*',
        'cross-origin-resource-policy' => 'cross-origin',
        'x-content-type-options' => 'nosniff'
      }.compact
    end

    def encoding_for(env, file)
      accepted = Rack::Utils.q_values(env['HTTP_ACCEPT_ENCODING']).to_h
      ENCODINGS.keys.find do |encoding|
        accepted.fetch(encoding) { accepted.fetch('*', 0) }.positive? &&
          YyWidgets.files.root.join("#{file}#{ENCODINGS[encoding]}").file?
      end
    end

    def unchanged?(env, etag)
      env['HTTP_IF_NONE_MATCH'].to_s.split(',').any? { |each| ['*', etag].include?(each.strip.delete_prefix('W/')) }
    end
  end
end
