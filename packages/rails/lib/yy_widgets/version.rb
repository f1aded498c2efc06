# frozen_string_literal: true

require 'json'
require 'pathname'

module YyWidgets
  ROOT = Pathname.new(File.expand_path('../..', __dir__))
  SCHEMA_FILE = ROOT.join('schema.json')
  VERSION = JSON.parse(SCHEMA_FILE.read(encoding: 'UTF-8')).fetch('version')
end
