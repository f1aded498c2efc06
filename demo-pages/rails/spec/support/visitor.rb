# frozen_string_literal: true

# Requests of a visitor, as the widgets send them.
module Visitor
  def sign_in(user)
    post "/entrar", params: { user_id: user.id }
  end

  # @param accept the widget's `Accept` header; JSON, unless its README says otherwise
  def ask(method, path, accept: "application/json", **options)
    headers = { "Accept" => accept, "X-Requested-With" => "XMLHttpRequest" }
    public_send(method, path, headers: headers, **options)
  end

  # Sends JSON, as the widgets do for all but forms.
  def write(method, path, body)
    ask(method, path, params: body, as: :json)
  end
end
