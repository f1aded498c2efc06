# frozen_string_literal: true

RSpec.describe YyWidgets::TagHelper do
  it 'has a helper for each widget of the schema' do
    helpers = described_class.public_instance_methods
    expect(YyWidgets.schema.names.size).to be >= 49
    expect(helpers).to include(*YyWidgets.schema.widgets.map { |widget| widget.helper.to_sym })
  end

  it 'writes the tag, its attributes and the block' do
    html = render(<<~ERB, seller: Seller.new(id: 3, name: 'ana'))
      <%= yy_follow_button user_id: seller.id, follow_path: "/follows", unfollow_path: "/follows",
            login_path: "/entrar", following: true do %><a href="/entrar">seguir</a><% end %>
    ERB
    expect(html.strip).to eq(
      '<yy-follow-button data-user-id="3" data-follow-path="/follows" data-unfollow-path="/follows" ' \
      'data-login-path="/entrar" data-following="true"><a href="/entrar">seguir</a></yy-follow-button>'
    )
  end

  it 'writes the end tag without a block, and with an empty block' do
    expect(render('<%= yy_flash %>')).to eq('<yy-flash></yy-flash>')
    expect(render('<%= yy_flash { nil } %>')).to eq('<yy-flash></yy-flash>')
  end

  it 'escapes what a block returns as text' do
    expect(render('<%= yy_flash { "<b>" } %>')).to eq('<yy-flash>&lt;b&gt;</yy-flash>')
  end

  it 'works in Haml' do
    html = PagesController.render(inline: "= yy_modal name: 'a', title: 'b' do\n  %p c", type: :haml)
    expect(html.gsub(/\s*\n\s*/, '')).to eq('<yy-modal data-name="a" title="b"><p>c</p></yy-modal>')
  end

  describe 'names' do
    it 'that are required and missing are reported together' do
      expect { render('<%= yy_follow_button user_id: 3 %>') }.to wrong(
        'yy_follow_button: follow_path is required; unfollow_path is required; login_path is required'
      )
    end

    it 'that are nil are left out' do
      expect(follow_button(following: nil, label: nil)).not_to include('following', 'label')
      expect { follow_button(user_id: nil) }.to wrong(/\Ayy_follow_button: user_id is required\z/)
    end

    it 'that are misspelt are reported with a suggestion' do
      expect { follow_button(user_ids: 3) }.to wrong(/unknown argument user_ids, did you mean user_id\?/)
      expect { follow_button(clas: 'x') }.to wrong(/unknown argument clas, did you mean class\?/)
    end

    it 'that are wrong are reported with the URL of the guide\'s page' do
      YyWidgets.config.guide = 'https://guia.test/widgets/{name}'
      expect { follow_button(clas: 'x') }.to raise_error(ActionView::Template::Error, %r{\nYY-801 https://guia\.test/guia/erros/801\z})
    end

    it 'of another widget are reported with its helper' do
      expect { follow_button(product: {}) }.to wrong(/unknown argument product, which is one of yy_product_card/)
    end

    it 'may be strings' do
      expect(render('<%= yy_modal("name" => "a") %>')).to eq('<yy-modal data-name="a"></yy-modal>')
    end

    it 'are required for every argument' do
      expect { render('<%= yy_follow_button 7, follow_path: "/", unfollow_path: "/", login_path: "/" %>') }
        .to wrong(/\Ayy_follow_button: takes arguments by name, got 7: write user_id: …; user_id is required\z/)
      expect { render('<%= yy_modal({ name: "a" }) %>') }
        .to wrong(/yy_modal: takes arguments by name, got a hash: write yy_modal\(\*\*options\)/)
    end

    it 'of event handlers are no attributes' do
      expect { follow_button(onclick: 'x()') }.to wrong(/unknown argument onclick/)
    end
  end

  describe 'attributes of every element' do
    it 'are passed on' do
      html = follow_button(class: ['big', nil, 'red'], id: 'follow', hidden: true, aria: { label: 'a "b"' }, title: '<c>',
                           lang: 'pt', style: 'top: 0', 'aria-live': 'polite', mount: :eager)
      expect(html).to include('class="big red"', 'id="follow"', 'hidden="hidden"', 'aria-label="a &quot;b&quot;"',
                              'title="&lt;c&gt;"', 'lang="pt"', 'style="top: 0"', 'aria-live="polite"',
                              'data-mount="eager"')
    end

    it 'of the application in data: are merged' do
      html = follow_button(data: { turbo: false, controller: 'follow', tags: %w[a b] }, 'data-more': 1)
      expect(html).to include('data-turbo="false"', 'data-controller="follow"', 'data-more="1"')
      expect(attribute(html, 'data-tags')).to eq('["a","b"]')
    end

    it 'in data: that are the widget\'s own are reported, however they are written' do
      [{ data: { user_id: 4 } }, { data: { 'user-id' => 4 } }, { 'data-user-id': 4 }].each do |given|
        expect { follow_button(**given) }.to wrong(/data-user-id is the widget's own: write user_id: instead/)
      end
      expect { follow_button(data: 3) }.to wrong(/data must be a hash, got 3/)
    end

    it 'cannot be procs' do
      expect { follow_button(class: -> { 'x' }) }.to wrong(/class must be text, got an instance of Proc/)
      expect { follow_button(data: { x: BasicObject.new }) }.to wrong(/data-x must be text, got a BasicObject/)
    end
  end

  describe 'a string' do
    it 'may be a symbol or a number' do
      expect(attribute(follow_button(user_id: '01310-000'), 'data-user-id')).to eq('01310-000')
      expect(attribute(follow_button(user_name: :ana), 'data-user-name')).to eq('ana')
      expect(attribute(follow_button(user_id: BigDecimal('12')), 'data-user-id')).to eq('12.0')
    end

    it 'cannot end its attribute, HTML-safe or not' do
      evil = %q("><script>alert('1')</script>&amp;&copy=2)
      [evil, evil.html_safe].each do |text|
        html = follow_button(user_name: text)
        expect(html).not_to match(/<script/)
        expect(html.scan('"').size).to eq(10)
      end
    end

    it 'that is HTML-safe keeps its entities' do
      expect(attribute(follow_button(user_name: ERB::Util.html_escape('Ana & "Bia"')), 'data-user-name')).to eq('Ana & "Bia"')
      expect(attribute(follow_button(user_name: 'a &amp; b'), 'data-user-name')).to eq('a &amp; b')
    end

    it 'that is required must not be blank' do
      ['', " \n"].each { |blank| expect { follow_button(user_id: blank) }.to wrong(/user_id must not be blank/) }
    end

    it 'that is an id may be a record' do
      expect(attribute(follow_button(user_id: Seller.new(id: 3, name: 'ana')), 'data-user-id')).to eq('3')
      expect { follow_button(user_name: Seller.new(id: 3)) }.to wrong(/user_name must be a string, got an instance of Seller/)
    end

    it 'that is an id may not be a record that is not saved' do
      expect { follow_button(user_id: Seller.new(name: 'ana')) }.to wrong(/got an instance of Seller: it is not saved yet, and has no id\z/)
    end

    it 'is nothing else' do
      [true, {}, [], -> {}, Object.new, Class, BasicObject.new, 3.days, Time.now].each do |value|
        expect { follow_button(user_name: value) }.to wrong(/\Ayy_follow_button: user_name must be a string, got /)
      end
    end

    it 'is converted to UTF-8' do
      expect(attribute(follow_button(user_name: 'joão'.encode('ISO-8859-1')), 'data-user-name')).to eq('joão')
      expect(attribute(follow_button(user_name: 'joão'.b), 'data-user-name')).to eq('joão')
      expect { follow_button(user_name: "jo\xE3o") }.to wrong(/user_name must be text in UTF-8/)
    end
  end

  describe 'an instant' do
    def ends_at(value)
      attribute(render('<%= yy_countdown ends_at: value %>', value: value), 'data-ends-at')
    end

    it 'is a time with its offset' do
      time = Time.utc(2026, 3, 1, 12)
      expect(ends_at(time.in_time_zone('America/Sao_Paulo'))).to eq('2026-03-01T09:00:00-03:00')
      expect(ends_at(time)).to eq('2026-03-01T12:00:00Z')
      expect(ends_at(time.to_datetime)).to eq('2026-03-01T12:00:00+00:00')
      expect(ends_at(Time.utc(2026, 3, 1, 12, 0, 1.5))).to eq('2026-03-01T12:00:01.500Z')
    end

    it 'may be ISO 8601 or epoch ms' do
      expect(ends_at('2026-03-01T12:00:00-03:00')).to eq('2026-03-01T12:00:00-03:00')
      expect(ends_at(1_772_366_400_000)).to eq('1772366400000')
    end

    it 'may not be a date, or text without an offset' do
      [Date.new(2026, 3, 1), '2026-03-01 12:00:00 UTC', '2026-03-01T12:00:00', 'amanhã'].each do |value|
        expect { ends_at(value) }.to wrong(/ends_at must be an ISO 8601 instant with an offset, or epoch ms, got/)
      end
    end

    it 'is refused with a hint for a duration and a date' do
      duration = /got an instance of ActiveSupport::Duration: write when that is, for example 2\.hours\.from_now\z/
      expect { ends_at(2.hours) }.to wrong(duration)
      expect { ends_at(1.day + 2.hours) }.to wrong(/for example 2\.hours\.from_now\z/)
      expect { ends_at(Date.new(2026, 1, 2)) }.to wrong(/got an instance of Date: .*write date\.in_time_zone\z/)
    end
  end

  describe 'a boolean' do
    it 'is written as true or false' do
      { true => 'true', false => 'false', 'true' => 'true', 'false' => 'false', '' => 'true' }.each do |given, written|
        expect(attribute(follow_button(following: given), 'data-following')).to eq(written)
      end
    end

    it 'is nothing else' do
      [1, 0, 'yes', :true, [], -> { true }, BasicObject.new].each do |value| # rubocop:disable Lint/BooleanSymbol
        expect { follow_button(following: value) }.to wrong(/following must be true or false, got/)
      end
    end
  end

  describe 'a number' do
    def limit(value)
      attribute(render('<%= yy_letter_counter limit: value %>', value: value), 'data-limit')
    end

    it 'is written in the format that scripts parse' do
      { 5 => '5', '5' => '5', BigDecimal('1000') => '1000.0', ' 7 ' => '7' }.each do |given, written|
        expect(limit(given)).to eq(written)
      end
    end

    it 'must be in the range of the attribute' do
      [-1, 2.5, Float::NAN, Float::INFINITY, '', '1,5', '0x10', 'cinco', true, -> { 5 }, 3.seconds].each do |value|
        expect { limit(value) }.to wrong(/limit must be an integer ≥ \d, got/)
      end
    end
  end

  describe 'a choice' do
    def mask(value)
      attribute(render('<%= yy_mask mask: value %>', value: value), 'data-mask')
    end

    it 'is one of the words, also as a symbol' do
      expect(mask(:zipcode)).to eq('zipcode')
      expect(mask('card-number')).to eq('card-number')
      expect(mask(:card_number)).to eq('card-number')
    end

    it 'is no other word' do
      expect { mask(:zipcod) }.to wrong(/mask must be one of "zipcode", .*, got "zipcod": did you mean zipcode\?/)
      [3, nil.to_a, -> { :cpf }].each { |value| expect { mask(value) }.to wrong(/mask must be one of/) }
    end
  end

  describe 'JSON' do
    def user(value)
      attribute(render('<%= yy_user_avatar user: value %>', value: value), 'data-user')
    end

    it 'may be hashes and lists, with any content' do
      expect(JSON.parse(user(name: %q(<b>"Ana" & 'Bia'</b>), id: 3))).to eq('name' => %q(<b>"Ana" & 'Bia'</b>), 'id' => 3)
    end

    it 'may be text, which is not changed' do
      json = { name: 'Ana & "Bia"', nickname: '&quot;' }.to_json
      [json, json.html_safe, JSON.generate(name: 'a')].each { |text| expect(user(text)).to eq(text) }
      expect { user('{name: 1}') }.to wrong(/user must be \{ name: string.*: the text is no JSON/)
    end

    it 'may not be a value without JSON' do
      mute = Class.new { undef_method :to_json, :as_json }.new
      [mute, -> {}, { name: -> {} }, [BasicObject.new], BasicObject.new, { name: "\xE3" }].each do |value|
        expect { user(value) }.to wrong(/\Ayy_user_avatar: user must be \{ name: string/)
      end
    end

    it 'may not be a record' do
      expect { user(Seller.new(id: 3, password_digest: 'x')) }.to wrong(/give a hash of the fields it needs/)
      expect { user(name: 'a', friends: [Seller.new]) }.to wrong(/give a hash of the fields it needs/)
    end

    it 'may not be a hash that contains itself' do
      endless = {}
      endless[:name] = endless
      expect { user(endless) }.to wrong(/it contains itself/)
    end
  end

  describe 'a URL' do
    def address(value)
      attribute(follow_button(follow_path: value), 'data-follow-path')
    end

    it 'is text, a URI, or a value with a route in Rails' do
      seller = Seller.new(id: 3, name: 'ana')
      expect(address('/a?b=1&c="2"')).to eq('/a?b=1&c="2"')
      expect(address('/a?b=1&copy=2'.html_safe)).to eq('/a?b=1&copy=2')
      expect(address(URI('https://a.example/b'))).to eq('https://a.example/b')
      expect(address(seller)).to eq('/sellers/3-ana')
      expect(address([seller, :follows])).to eq('/sellers/3-ana/follows')
      expect(address({ controller: 'pages', action: 'show', a: 1 })).to eq('/page?a=1')
    end

    it 'must have an allowed scheme' do
      ['javascript:alert(1)', " java\nscript:x", "\u0001data:text/html,x", 'mailto:a@b.example', 'http://', 'https:'].each do |value|
        expect { address(value) }.to wrong(/follow_path must be an http:, https: address, or what url_for takes, got/)
      end
    end

    it 'may not be a value without a route in Rails' do
      [:back, 3, true, -> { '/a' }, Object.new, { controller: 'nowhere' }, [nil], BasicObject.new].each do |value|
        expect { address(value) }.to wrong(/follow_path must be an http:, https: address/)
      end
    end
  end

  describe 'in production' do
    it 'logs mistakes and writes the tag without wrong arguments' do
      html = nil
      log = lenient { html = follow_button(follow_path: 'javascript:x', labl: 'a', following: 'yes') }
      expect(html).to eq('<yy-follow-button data-user-id="3" data-unfollow-path="/follows" data-login-path="/entrar">' \
                         '</yy-follow-button>')
      expect(log).to include('yy_follow_button: follow_path must be', 'unknown argument labl, did you mean label?',
                             'following must be true or false')
    end
  end

  describe 'a deprecated attribute' do
    it 'is written with a warning' do
      modal = YyWidgets.schema.widget(:modal)
      name = modal.attribute(:name)
      allow(name).to receive(:deprecated).and_return('since' => '0.2.0', 'use' => 'data-key')
      allow(YyWidgets.deprecator).to receive(:warn)
      expect(render('<%= yy_modal name: "a" %>')).to include('data-name="a"')
      expect(YyWidgets.deprecator).to have_received(:warn).with('yy_modal: name is deprecated since 0.2.0, use data-key')
    end
  end
end
