# frozen_string_literal: true

module YyWidgets
  # A form that the widget itself sends follows a redirect before the browser goes there: the flash is for the browser.
  module KeptFlash
    # No other request has this header.
    ACCEPT = 'application/json, text/html;q=0.9'

    def self.included(controller)
      controller.before_action { flash.keep if request.get? && request.xhr? && request.headers['Accept'] == ACCEPT }
    end
  end
end
