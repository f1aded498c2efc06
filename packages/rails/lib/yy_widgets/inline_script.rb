# frozen_string_literal: true

require 'digest'

module YyWidgets
  # `yy.js` as an inline script, which saves a request.
  class InlineScript
    # The base path in the built file. It is replaced by that of the build.
    BUILT_BASE = '"/yy/"'

    attr_reader :file

    # @param folder the flavour's folder: "" or "lite/"
    def initialize(view, folder)
      @view = view
      @folder = folder
      @file = "#{folder}yy.inline.js"
    end

    def text
      base = FileAddresses.new(@view)[@folder]
      YyWidgets.files.text(file).sub(BUILT_BASE) { ERB::Util.json_escape(base.to_json) }
    end

    # The script's digest, in the format of `script-src`.
    def source
      "'sha256-#{Digest::SHA256.base64digest(text)}'"
    end
  end
end
