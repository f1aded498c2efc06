# frozen_string_literal: true

module ApplicationHelper
  # Browsers take symbols from the page's own origin alone, not from a CDN.
  def icon(name)
    tag.svg(tag.use(nil, href: "#{asset_path("icons.svg", host: request.base_url)}#icon-#{name}"), class: "icon", aria: { hidden: true })
  end

  # As the widgets write it: no cents.
  def reais(amount)
    number_to_currency(amount, unit: "R$ ", precision: 0, delimiter: ".")
  end
end
