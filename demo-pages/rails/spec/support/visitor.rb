# frozen_string_literal: true

# Who asks, and how the widgets do.
module Visitor
  def sign_in(user)
    post "/entrar", params: { user_id: user.id }
  end

  # @param accept what the widget asks for; JSON, unless its README says otherwise
  def ask(method, path, accept: "application/json", **options)
    headers = { "Accept" => accept, "X-Requested-With" => "XMLHttpRequest" }
    public_send(method, path, headers: headers, **options)
  end

  # The body is JSON, as of everything but forms.
  def write(method, path, body)
    ask(method, path, params: body, as: :json)
  end
end
