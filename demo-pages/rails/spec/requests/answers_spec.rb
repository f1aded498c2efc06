# frozen_string_literal: true

# Every action that a widget calls, and every answer that it understands.
RSpec.describe "answers to widgets", type: :request do
  let(:marina) { User.find_by!(nickname: "marina") }
  let(:camila) { User.find_by!(nickname: "camiladuarte") }
  # The `Accept` header of a form of `yy-form`.
  let(:form) { "application/json, text/html;q=0.9" }

  describe "who is signed in" do
    it "is nobody" do
      ask :get, "/metadata/user"
      expect(response).to answer_yy(:user)
      expect(response.parsed_body).to eq("id" => nil)
    end

    it "is a member" do
      sign_in marina
      ask :get, "/metadata/user"
      expect(response).to answer_yy(:user)
      expect(response.parsed_body).to include("id" => marina.id)
    end
  end

  describe "follows" do
    it "are kept and ended" do
      sign_in marina
      write :post, "/follows", { following_id: camila.id.to_s }
      expect(response).to answer_yy(:follow)
      ask :get, "/follows?ids=#{camila.id},#{marina.id}"
      expect(response).to answer_yy(:follow_states)
      expect(response.parsed_body["users"]).to eq([{ "id" => camila.id, "user_follow" => true }, { "id" => marina.id, "user_follow" => false }])
      write :delete, "/follows", { following_id: camila.id.to_s }
      expect(response).to answer_yy(:unfollow)
      expect(marina.follows.where(following: camila)).to be_empty
    end

    it "are told to a visitor too" do
      ask :get, "/follows?ids=1"
      expect(response).to answer_yy(:follow_states)
    end

    it "are not kept twice" do
      sign_in marina
      2.times { write :post, "/follows", { following_id: camila.id.to_s } }
      expect(response).to answer_yy(:follow).with(422)
    end

    it "are those of members" do
      write :post, "/follows", { following_id: camila.id.to_s }
      expect(response).to answer_yy(:follow).with(401)
      write :delete, "/follows", { following_id: camila.id.to_s }
      expect(response).to answer_yy(:unfollow).with(401)
    end
  end

  describe "a missing token, for which Rails answers 422 too" do
    around do |example|
      ActionController::Base.allow_forgery_protection = true
      example.run
    ensure
      ActionController::Base.allow_forgery_protection = false
    end

    def refused(message)
      raise_error(RSpec::Expectations::ExpectationNotMetError, message)
    end

    it "is not taken for a follow that is kept" do
      write :post, "/follows", { following_id: camila.id.to_s }
      expect { expect(response).to answer_yy(:follow) }.to refused(/the status is 422, needed is 2XX/)
    end

    it "is not taken for messages at fields" do
      ask :patch, "/pro/precos-faltantes/1", params: { item: { price: "0" } }
      expect { expect(response).to answer_yy(:form).with(422) }.to refused(/needed is an object with a message in it/)
    end
  end

  describe "the inbox" do
    it "is counted, read and emptied" do
      sign_in marina
      ask :get, "/api/inbox/counters"
      expect(response).to answer_yy(:inbox_counters)
      ids = marina.messages.unread.map(&:to_param)
      write :patch, "/api/inbox/messages/set_as_read", { ids: ids }
      expect(response).to answer_yy(:messages_read)
      expect(response).to answer_yy(:inbox_counters)
      write :delete, "/api/inbox/messages", { ids: ids }
      expect(response).to answer_yy(:messages_deleted)
      expect(marina.messages.pluck(:kind)).to include("chat")
    end

    it "has its rows as a script" do
      sign_in marina
      ask :get, "/perfil/mensagens?type=chat", accept: "text/javascript, text/html;q=0.9"
      expect(response).to answer_yy(:messages)
      expect(response.media_type).to eq("text/javascript")
    end

    it "is a member's" do
      ask :get, "/api/inbox/counters"
      expect(response).to answer_yy(:inbox_counters).with(401)
      write :patch, "/api/inbox/messages/set_as_read", { ids: [] }
      expect(response).to answer_yy(:messages_read).with(401)
      write :delete, "/api/inbox/messages", { ids: [] }
      expect(response).to answer_yy(:messages_deleted).with(401)
      ask :get, "/perfil/mensagens", accept: "text/javascript, text/html;q=0.9"
      expect(response).to answer_yy(:messages).with(401)
    end
  end

  describe "pages in pieces" do
    it "are results" do
      ask :get, "/busca?page=2", accept: "text/html"
      expect(response).to answer_yy(:results)
    end

    it "are the next products without a price, to the last" do
      seller = User.find_by!(pro_seller: true)
      sign_in seller
      ask :get, "/pro/precos-faltantes/itens?after=0", accept: "text/html"
      expect(response).to answer_yy(:next_page)
      expect(response.headers["Link"]).to match(%r{\A</pro/precos-faltantes/itens\?after=\d+>; rel="next"\z})
      ask :get, "/pro/precos-faltantes/itens?after=#{seller.products.maximum(:id)}", accept: "text/html"
      expect(response).to answer_yy(:next_page)
      expect(response.headers["Link"]).to be_nil
    end

    it "are a member's" do
      ask :get, "/pro/precos-faltantes/itens?after=0", accept: "text/html"
      expect(response).to answer_yy(:next_page).with(401)
    end
  end

  describe "forms" do
    let(:person) { { name: "Caio Rocha", email: "caio@exemplo.com.br" } }
    let(:product) { camila.products.first! }
    # The `Accept` header of rails-ujs or Turbo.
    let(:change) { Stack::REMOTE_FORMS ? "text/javascript, */*" : "text/vnd.turbo-stream.html, text/html" }

    it "make an account, or say what is wrong with it" do
      ask :post, "/cadastro", accept: form, params: { user: person }
      expect(response).to answer_yy(:form).with(303)
      ask :post, "/cadastro", accept: form, params: { user: person.merge(name: "Caio") }
      expect(response).to answer_yy(:form).with(422)
      expect(response.parsed_body.keys).to match_array(%w[name email])
    end

    it "take a question, or say what is wrong with it" do
      sign_in marina
      path = "/p/#{product.id}/perguntas"
      ask :post, path, accept: change, params: { question: { body: "tem bolso?" } }
      expect(response).to answer_yy(:form)
      ask :post, path, accept: change, params: { question: { body: "" } }
      expect(response).to answer_yy(:form).with(422)
      expect(response.parsed_body.keys).to eq(%w[body])
    end

    it "price a product, or say what is wrong with the price" do
      seller = User.find_by!(pro_seller: true)
      sign_in seller
      path = "/pro/precos-faltantes/#{seller.products.unpriced.first!.id}"
      ask :patch, path, params: { item: { price: "0" } }
      expect(response).to answer_yy(:form).with(422)
      ask :patch, path, params: { item: { price: "12.50" } }
      expect(response).to answer_yy(:form)
    end

    it "are a member's" do
      ask :post, "/p/#{product.id}/perguntas", accept: change, params: { question: { body: "tem bolso?" } }
      expect(response).to answer_yy(:form).with(401)
      ask :patch, "/pro/precos-faltantes/1", params: { item: { price: "12.50" } }
      expect(response).to answer_yy(:form).with(401)
    end
  end
end
