# frozen_string_literal: true

require 'digest'

module YyWidgets
  # `yy.js` as it stands in a page.
  class InlineScript
    # The folder of the build, as the file has it.
    USUAL_BASE = '"/yy/"'

    attr_reader :file

    # @param folder of the flavour: "" or "lite/"
    def initialize(view, folder)
      @view = view
      @folder = folder
      @file = "#{folder}yy.inline.js"
    end

    def text
      base = FileAddresses.new(@view)[@folder]
      YyWidgets.files.text(file).sub(USUAL_BASE) { ERB::Util.json_escape(base.to_json) }
    end

    # Its digest, as a policy has it.
    def source
      "'sha256-#{Digest::SHA256.base64digest(text)}'"
    end
  end
end
