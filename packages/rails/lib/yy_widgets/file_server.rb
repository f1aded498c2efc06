# frozen_string_literal: true

require 'rack/utils'

module YyWidgets
  # Rack middleware that serves the built files under `/yy/<version>/`, from the current build and
  # from those in `config.builds`. All other requests go to the application.
  class FileServer
    PREFIX = '/yy'
    PATH = %r{\A#{PREFIX}/(?<version>[^/]+)/(?<file>.+)\z}.freeze
    TYPES = {
      '.js' => 'text/javascript; charset=utf-8', '.css' => 'text/css; charset=utf-8',
      '.json' => 'application/json', '.map' => 'application/json', '.txt' => 'text/plain; charset=utf-8'
    }.freeze
    ENCODINGS = { 'br' => '.br', 'gzip' => '.gz' }.freeze
    FOREVER = 'public, max-age=31536000, immutable'
    # A CDN on another origin needs CORS.
    CORS_HEADERS = {
      'access-control-allow-origin' => '*', 'cross-origin-resource-policy' => 'cross-origin', 'x-content-type-options' => 'nosniff'
    }.freeze

    def initialize(app)
      @app = app
    end

    def call(env)
      match = PATH.match(env['PATH_INFO'].to_s.b) if %w[GET HEAD].include?(env['REQUEST_METHOD'])
      return @app.call(env) unless match

      # Only files that a manifest lists are served, so that no path leads out of a folder.
      build = YyWidgets.builds.find(match[:version], match[:file])
      return respond(env, build, match[:file]) if build

      YyWidgets.builds.other_version?(match[:version]) ? not_found(env) : @app.call(env)
    end

    private

    def respond(env, build, file)
      delta = delta_for(env, build, file)
      return respond_with_delta(env, build, file, delta) if delta

      encoding = encoding_for(env, build, file)
      headers = headers(build, file, encoding)
      return [304, headers, []] if unchanged?(env, headers.fetch('etag'))

      body = build.root.join("#{file}#{ENCODINGS[encoding]}").binread
      answer(env, 200, TYPES.fetch(File.extname(file), 'application/octet-stream'), headers, body)
    rescue Errno::ENOENT
      not_found(env) # The build was removed during this request.
    end

    # @return [Pathname] the delta against the browser's file of another release; nil without one
    def delta_for(env, build, file)
      return unless accepted(env).fetch('dcz', 0).positive?

      path = Deltas.path(file, env['HTTP_AVAILABLE_DICTIONARY'])
      delta = path && YyWidgets.config.builds&.join(build.version, path)
      delta if delta&.file?
    end

    # The response is private, because not every shared cache respects `Available-Dictionary`.
    def respond_with_delta(env, build, file, delta)
      headers = headers(build, file, 'dcz')
                .merge('cache-control' => FOREVER.sub('public', 'private'), 'vary' => 'accept-encoding, available-dictionary')
      answer(env, 200, TYPES.fetch(File.extname(file)), headers, delta.binread)
    end

    # Answers for a file of a release that was removed, or is not installed yet. The file of another
    # release would not do, and no cache may store this answer.
    def not_found(env)
      answer(env, 404, TYPES.fetch('.txt'), { 'cache-control' => 'no-store', **CORS_HEADERS }, "not in this release\n")
    end

    def answer(env, status, type, headers, body)
      headers = { **headers, 'content-type' => type, 'content-length' => body.bytesize.to_s }
      [status, headers, env['REQUEST_METHOD'] == 'HEAD' ? [] : [body]]
    end

    def headers(build, file, encoding)
      {
        'cache-control' => FOREVER,
        'etag' => %("#{[build.integrity(file), encoding].compact.join('-')}"),
        'vary' => 'accept-encoding',
        'use-as-dictionary' => Deltas.use_as_dictionary(file),
        'content-encoding' => encoding,
        **CORS_HEADERS
      }.compact
    end

    def encoding_for(env, build, file)
      accepted = accepted(env)
      ENCODINGS.keys.find do |encoding|
        accepted.fetch(encoding) { accepted.fetch('*', 0) }.positive? &&
          build.root.join("#{file}#{ENCODINGS[encoding]}").file?
      end
    end

    def accepted(env)
      Rack::Utils.q_values(env['HTTP_ACCEPT_ENCODING']).to_h
    end

    def unchanged?(env, etag)
      env['HTTP_IF_NONE_MATCH'].to_s.split(',').any? { |each| ['*', etag].include?(each.strip.delete_prefix('W/')) }
    end
  end
end
