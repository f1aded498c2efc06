# frozen_string_literal: true

RSpec.describe "docs/guide/rails.md", type: :request do
  guide = Rails.root.join("../../docs/guide/rails.md").read(encoding: "UTF-8")
  let(:user) { User.find_by!(nickname: "camiladuarte") }

  it "says how a spec asks whether an answer will do" do
    examples = guide.scan(/^```ruby\n(.*?)^```/m).flatten.grep(/answer_yy/)
    expect(examples.length).to eq(1)
    instance_eval(examples.first)
  end
end
