# frozen_string_literal: true

module ApplicationHelper
  # Browsers load SVG symbols only from the page's own origin, not from a CDN.
  def icon(name)
    tag.svg(tag.use(nil, href: "#{asset_path("icons.svg", host: request.base_url)}#icon-#{name}"), class: "icon", aria: { hidden: true })
  end

  # Without cents, like the widgets.
  def reais(amount)
    number_to_currency(amount, unit: "R$ ", precision: 0, delimiter: ".")
  end
end
