# frozen_string_literal: true

# The hostile texts of the attacks on pages.
module Payloads
  FILE = YyWidgets::ROOT.join('../../testing/attacks/testing/payloads.json')
  # Matches a lone surrogate, which not every version of json can parse.
  HALF = /(?<!\\)\\u(?:d[89ab]\h\h(?!\\u)|(?<!\\ud[89ab]\h\h\\u)d[c-f]\h\h)/i.freeze

  def self.all
    texts, *urls = JSON.parse(FILE.read(encoding: 'UTF-8').gsub(HALF, '\\ufffd')).values_at('texts', 'foreignUrls', 'brokenUrls')
    [*texts.values.flatten.map { |text| written_out(text) }, *urls.flatten, "\u0000", '<%= 1 %>', "\"' onx='"]
  end

  def self.written_out(text)
    text.gsub(/\{([^*{}]+)\*(\d+)\}/) { Regexp.last_match(1) * Regexp.last_match(2).to_i }.gsub('{run}', 'ran(1)')
  end
end
