# frozen_string_literal: true

require 'zlib'

# Writes small built files, like `npm run build -- gem`.
module Build
  FILES = {
    'yy.js' => 'export const version = "1";', 'yy.css' => ':root { --yy-space: 4px }',
    'yy.looks.css' => 'a { color: red }', 'yy.all.js' => '"everything";', 'yy.doctor.js' => '"doctor";', 'yy.inline.js' => 'load("/yy/");',
    'chunks/core-1.digested.js' => '"core";', 'chunks/follow-button-1.digested.js' => '"follow";'
  }.freeze
  PRELOADS = { 'yy-follow-button' => %w[chunks/core-1.digested.js chunks/follow-button-1.digested.js],
               'yy-modal' => %w[chunks/core-1.digested.js] }.freeze

  module_function

  # Writes the next release: another `yy.js`, and another chunk of its core.
  def write_next(folder)
    write(folder)
    root = Pathname.new(folder)
    root.join('yy.js').write('export const version = "2";')
    root.join('chunks/core-1.digested.js').rename(root.join('chunks/core-2.digested.js'))
    digests = JSON.parse(root.join('manifest.json').read).except('chunks/core-1.digested.js')
    root.join('manifest.json').write(JSON.generate(digests.merge('yy.js' => digest('export const version = "2";'),
                                                                 'chunks/core-2.digested.js' => digest('"core";'))))
  end

  def write(folder)
    root = Pathname.new(folder)
    ['', 'lite/'].each { |flavour| flavour(root.join(flavour)) }
    root.join('yy.js.gz').binwrite(Zlib.gzip(FILES.fetch('yy.js')))
    root.join('yy.js.br').binwrite('brotli')
    root.join('secret.txt').write('not of the build')
    digests = FILES.flat_map { |name, text| [[name, digest(text)], ["lite/#{name}", digest(text)]] }.to_h
    root.join('manifest.json').write(JSON.generate(digests))
  end

  def flavour(folder)
    FILES.each { |name, text| folder.join(name).tap { |file| file.dirname.mkpath }.write(text) }
    folder.join('preload.json').write(JSON.generate(PRELOADS))
    modules = FILES.slice('yy.js', 'chunks/core-1.digested.js').to_h { |name, text| ["./#{name}", digest(text)] }
    folder.join('importmap.json').write(JSON.generate('integrity' => modules))
  end

  def digest(text)
    "sha384-#{Digest::SHA384.base64digest(text)}"
  end
end
