# frozen_string_literal: true

require 'minitest'
require 'capybara/dsl'
require 'yy_widgets/rspec'
require 'yy_widgets/minitest'

RSpec.describe 'test helpers' do
  let(:html) { follow_button(user_id: 3, following: true, user_name: 'Ana') + follow_button(user_id: 4) }

  def failing(message)
    raise_error(RSpec::Expectations::ExpectationNotMetError, message)
  end

  describe 'have_yy' do
    it 'finds a tag by the arguments of its helper' do
      expect(html).to have_yy(:follow_button)
      expect(html).to have_yy(:follow_button, user_id: 3, following: true)
      expect(html).to have_yy(:follow_button, user_id: Seller.new(id: 4), following: nil)
      expect(html).not_to have_yy(:follow_button, user_id: 4, following: true)
      expect(html).not_to have_yy(:modal)
    end

    it 'compares parsed JSON and booleans, and converts records to URLs' do
      avatar = '<yy-user-avatar data-user=\'{ "id": 3, "name": "Ana" }\'></yy-user-avatar><yy-follow-button data-following>'
      expect(avatar).to have_yy(:user_avatar, user: { name: 'Ana', id: 3 })
      expect(avatar).not_to have_yy(:user_avatar, user: { name: 'Bia', id: 3 })
      expect(avatar).to have_yy(:follow_button, following: true)
      seller = Seller.new(id: 3, name: 'ana')
      expect(follow_button(follow_path: seller)).to have_yy(:follow_button, follow_path: seller)
    end

    it 'lists the tags that were found instead' do
      expect { expect(html).to have_yy(:follow_button, user_id: 5) }.to failing(
        /expected <yy-follow-button> with data-user-id="5" among: data-user-id="3".*data-user-id="4"/
      )
      expect { expect(html).to have_yy(:modal) }.to failing(/expected <yy-modal> among: none/)
      expect { expect(html).not_to have_yy(:follow_button) }.to failing(/expected no <yy-follow-button>/)
    end

    it 'refuses unknown names and invalid values' do
      expect { have_yy(:folow_button).matches?(html) }.to raise_error(ArgumentError, /did you mean follow_button/)
      expect { expect(html).to have_yy(:follow_button, user_ids: 3) }.to raise_error(ArgumentError, /did you mean user_id\?/)
      expect { expect(html).to have_yy(:follow_button, following: 'yes') }.to raise_error(ArgumentError, /following must be/)
    end
  end

  describe 'on a page' do
    let(:page) { Capybara::Session.new(:rack_test, Shop) }

    def visit(template)
      PagesController.template = template
      page.visit('/page')
    end

    it 'works inside one tag' do
      visit('<%= yy_modal(name: "a") { link_to "x", "/a" } %><%= yy_modal(name: "b") { link_to "x", "/b" } %>')
      within_yy(:modal, name: 'b') { expect(page.find_link('x')[:href]).to eq('/b') }
      expect { within_yy(:modal, name: 'c') { nil } }.to raise_error(Capybara::ElementNotFound)
      expect(page).to have_yy(:modal, name: 'a')
    end

    it 'finds no errors on a correct page' do
      visit('<%= yy_modal name: "a" %><%= yy_mask mask: :cpf %>')
      expect_no_yy_errors
    end

    it 'finds mistakes in attributes' do
      visit('<yy-modla></yy-modla><yy-modal></yy-modal><yy-mask data-mask="cpff"></yy-mask>')
      expect { expect_no_yy_errors }.to failing(
        /<yy-modla> is no widget, did you mean yy-modal\?\n<yy-modal>: data-name is required\n<yy-mask>: data-mask must be one of/
      )
    end

    it 'finds mistakes in a whole document, and in a part of one' do
      visit('<!doctype html><html><head><title>a</title></head><body><main><p></p></main><yy-modal></yy-modal></body></html>')
      expect { expect_no_yy_errors }.to failing(/data-name is required/)
      expect { expect_no_yy_errors(page.document) }.to failing(/data-name is required/)
      expect { expect_no_yy_errors(page.find('yy-modal')) }.to failing(/data-name is required/)
      expect_no_yy_errors(page.find('main'))
    end

    it 'finds failed tags in a browser' do
      browser = double(evaluate_script: ['<yy-modal></yy-modal>'])
      expect { expect_no_yy_errors(browser) }.to failing(%r{failed: <yy-modal></yy-modal>})
      expect_no_yy_errors(double(evaluate_script: []))
    end

    it 'fails in a browser where the widgets have never run' do
      expect { expect_no_yy_errors(double(evaluate_script: nil)) }.to failing(/yy.js has not run on this page/)
    end
  end

  describe 'without a browser' do
    let(:wrong) { '<main><yy-modal></yy-modal></main>' }

    it 'checks the attributes of HTML, parsed HTML and responses' do
      [wrong, wrong.html_safe, Capybara.string(wrong), Capybara.string(wrong).find('yy-modal'), Nokogiri::HTML.fragment(wrong),
       Nokogiri::HTML(wrong), double(body: wrong)].each do |subject|
        expect(yy_errors(subject)).to eq(['<yy-modal>: data-name is required'])
      end
      [html, Capybara.string(html), double(body: html)].each { |subject| expect_no_yy_errors(subject) }
    end

    it 'refuses other values' do
      [nil, 3, Object.new].each do |subject|
        expect { yy_errors(subject) }.to raise_error(ArgumentError, /expected a page, a part of one, a response or HTML, got/)
      end
    end
  end

  describe 'of Minitest' do
    let(:test) do
      test = Struct.new(:assertions, :response) do
        include Minitest::Assertions
        include YyWidgets::Minitest
      end
      test.new(0)
    end

    it 'check a response' do
      test.response = double(body: html)
      test.assert_yy(:follow_button, user_id: 3)
      test.refute_yy(:follow_button, user_id: 5)
      test.assert_no_yy_errors
      expect { test.assert_yy(:follow_button, user_id: 5) }.to raise_error(Minitest::Assertion, /expected <yy-follow-button> with/)
      expect { test.refute_yy(:follow_button) }.to raise_error(Minitest::Assertion)
      test.response = double(body: '<yy-modal></yy-modal>')
      expect { test.assert_no_yy_errors }.to raise_error(Minitest::Assertion, /data-name is required/)
    end
  end
end
