# frozen_string_literal: true

module YyWidgets
  # Keeps the flash for the browser. When `yy-form` sends a form by fetch, the fetch follows the
  # redirect first, and would use up the flash before the browser opens the page.
  module KeptFlash
    # Only a form that the widget sends has this `Accept` header.
    ACCEPT = 'application/json, text/html;q=0.9'

    def self.included(controller)
      controller.before_action { flash.keep if request.get? && request.xhr? && request.headers['Accept'] == ACCEPT }
    end
  end
end
