# frozen_string_literal: true

Rails.application.routes.draw do
  root "listings#show"
  get "busca", to: "listings#show", as: :listing
  resources :finds, only: :index, path: "achados"

  scope "p" do
    get ":id", to: "products#show", as: :product
    post ":product_id/perguntas", to: "questions#create", as: :product_questions
  end
  resource :follows, only: %i[show create destroy]

  get "entrar", to: "sessions#new", as: :new_session
  post "entrar", to: "sessions#create", as: :session
  delete "sair", to: "sessions#destroy", as: :sign_out
  resource :user, only: %i[new create edit update], path: "cadastro", path_names: { new: "", edit: "editar" }

  scope "perfil" do
    resources :messages, only: %i[index show destroy], path: "mensagens" do
      post :act, on: :collection, path: ""
    end
  end

  scope "pro" do
    resources :prices, only: %i[index update], path: "precos-faltantes" do
      get :more, on: :collection, path: "itens"
    end
  end

  # Fixed paths that the widgets request.
  get "metadata/user", to: "metadata#show"
  get "photos/:owner/:image/:size", to: "photos#show", as: :photo, format: false,
                                           constraints: { owner: %r{[^/]+}, image: %r{[^/]+}, size: /\d+x\d+\.jpg/ }
  namespace :api do
    get "inbox/counters", to: "inbox#counters"
    patch "inbox/messages/set_as_read", to: "inbox#set_as_read"
    delete "inbox/messages", to: "inbox#destroy"
  end

  mount YyWidgets::Reports.new => "/yy/reports", as: :yy_reports
  resource :dashboard, only: :show, path: "painel"
  get "observado", to: "finds#index", observed: true

  resource :csp_reports, only: %i[create destroy], path: "csp"

  match ":status", to: "errors#show", via: :all, constraints: { status: /[45]\d\d/ }
end
