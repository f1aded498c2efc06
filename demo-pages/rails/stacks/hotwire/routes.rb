# frozen_string_literal: true

Rails.application.routes.draw do
  resource :showcase, only: :show, path: "vitrine" do
    get "lojinhas/:id", action: :shop, as: :shop
    post :more, path: "mais"
    post :refresh, path: "atualizar"
  end
end
