# frozen_string_literal: true

class ApplicationController < ActionController::Base
  helper_method :current_user

  # For actions that only read the session and that pages call in the background. Rails writes the
  # session cookie with every response of an action that has read the session; a response that
  # arrives after the visitor has signed in or out would restore the former session.
  def self.leave_session_cookie(**options)
    after_action(**options) { request.session_options[:skip] = true }
  end

  # A session without a token gets one from the first page, and needs the cookie.
  before_action { @began_with_token = session.key?(:_csrf_token) }
  leave_session_cookie if: -> { request.get? && request.xhr? && @began_with_token }

  private

  def current_user
    @current_user ||= User.find_by(id: session[:user_id])
  end

  # Signing in leads back to the requested page; a script gets 401.
  def require_member
    return if current_user
    return redirect_to(new_session_path(redirect_to: request.url)) if request.get? && !request.xhr?

    request.format.html? && !request.xhr? ? redirect_to(new_session_path) : head(:unauthorized)
  end

  # Messages that the widgets show at the fields. The content type is explicit, because rails-ujs
  # has requested a script, and would run the answer.
  def render_errors(messages)
    render json: messages, status: :unprocessable_entity, content_type: "application/json"
  end

  # Path, query and fragment of an address of this origin, else the home page.
  def local_path(address)
    uri = URI.join(request.url, address.presence || root_path)
    own = [uri.scheme, uri.host, uri.port] == [request.scheme, request.host, request.port]
    own ? uri.request_uri + (uri.fragment ? "##{uri.fragment}" : "") : root_path
  rescue URI::Error, NoMethodError
    root_path
  end
end
