# frozen_string_literal: true

# Strict: no inline script without the nonce, no inline style at all. Browsers report violations
# (CspReport).
Rails.application.config.content_security_policy do |policy|
  own = [:self, *Rails.application.config.asset_host]
  policy.default_src :self
  policy.script_src(*own)
  policy.style_src(*own)
  policy.img_src(*own, :data)
  policy.object_src :none
  policy.base_uri :none
  policy.form_action :self
  policy.frame_ancestors :none
  policy.report_uri "#{Rails.application.config.relative_url_root}/csp"
end

# A document keeps the policy of its first page while Turbolinks or Turbo puts other pages into it,
# so those must carry its nonce: application.js sends it in a header of the visit.
Rails.application.config.content_security_policy_nonce_generator = lambda do |request|
  given = request.headers["X-Turbolinks-Nonce"] || request.headers["X-Turbo-Nonce"]
  given.to_s[/\A[\w+\/=-]{16,}\z/] || SecureRandom.base64(16)
end
Rails.application.config.content_security_policy_nonce_directives = Stack::NONCE_DIRECTIVES
