# frozen_string_literal: true

RSpec.describe 'tags that make pages load sooner' do
  let(:base) { "/yy/#{YyWidgets.files.version}" }

  def head(**options)
    render('<%= yy_head_tags(**options) %>', options: options)
  end

  def tag(html, selector)
    Nokogiri::HTML.fragment(html).at_css(selector)
  end

  def with_policy(nonce: nil, scripts: [:self])
    allow_any_instance_of(ActionDispatch::Request).to receive(:content_security_policy_nonce).and_return(nonce)
    allow_any_instance_of(ActionDispatch::Request).to receive(:content_security_policy)
      .and_return(ActionDispatch::ContentSecurityPolicy.new { |policy| policy.script_src(*scripts) })
  end

  describe 'speculation' do
    def rules(**options)
      JSON.parse(tag(head(**options), 'script[type=speculationrules]').text)
    end

    def conditions(**options)
      rules(**options).values.first.first.dig('where', 'and')
    end

    def excluded(**options)
      conditions(**options)[1].dig('not', 'href_matches')
    end

    it 'is off by default' do
      [{}, { speculation: false }, { speculation: {} }].each { |options| expect(head(**options)).not_to include('speculationrules') }
    end

    it 'prerenders pages, with the given eagerness' do
      expect(rules(speculation: :moderate)).to match('prerender' => [{ 'where' => anything, 'eagerness' => 'moderate' }])
      expect(rules(speculation: 'conservative').values.first.first['eagerness']).to eq('conservative')
    end

    it 'may prefetch pages' do
      actions = rules(speculation: { prefetch: :eager, prerender: :moderate }).transform_values { |(rule)| rule['eagerness'] }
      expect(actions).to eq('prefetch' => 'eager', 'prerender' => 'moderate')
    end

    it 'includes pages of this origin that change nothing' do
      first, paths, links = conditions(speculation: :moderate)
      expect(first).to eq('href_matches' => '/*')
      expect(paths.dig('not', 'href_matches')).to include('/sair{/*}?', '/*/sign_out{/*}?', '/carrinho{/*}?', '/checkout{/*}?')
      expect(links.dig('not', 'selector_matches')).to include('[data-method]', '[rel~=nofollow]', '[download]')
    end

    it 'excludes the paths of the application' do
      YyWidgets.config.speculation_except += %w[/pro/ /dia/*]
      expect(excluded(speculation: :moderate)).to include('/sair{/*}?', '/pro{/*}?', '/dia/*')
      expect(excluded(speculation: :moderate, speculation_except: ['/mim'])).to eq(%w[/mim{/*}?])
    end

    it 'includes only pages below relative_url_root' do
      allow_any_instance_of(ActionView::Base).to receive(:config).and_return(
        ActiveSupport::InheritableOptions.new(relative_url_root: '/loja')
      )
      expect(conditions(speculation: :moderate).first).to eq('href_matches' => '/loja{/*}?')
      expect(excluded(speculation: :moderate)).to include('/loja/sair{/*}?')
    end

    it 'includes only the links that Turbo and Turbolinks ignore' do
      stub_const('Turbo', Module.new)
      expect(conditions(speculation: :moderate).last).to eq('selector_matches' => ['[data-turbo=false]', '[data-turbo=false] *'])
    end

    it 'has the nonce of the policy' do
      with_policy(nonce: 'abc')
      expect(tag(head(speculation: :moderate), 'script[type=speculationrules]')['nonce']).to eq('abc')
    end

    it 'needs a policy that allows it' do
      with_policy
      expect { head(speculation: :moderate) }
        .to raise_error(/yy_head_tags: speculation: the application's policy has neither a nonce nor 'inline-speculation-rules'/)
      log = lenient { expect(head(speculation: :moderate)).not_to include('speculationrules') }
      expect(log).to include('speculation: ')
      with_policy(scripts: [:self, "'inline-speculation-rules'"])
      expect(head(speculation: :moderate)).to include('speculationrules')
    end

    it 'reports invalid values' do
      words = 'speculation must be one of :conservative, :moderate, :eager, or say it of prefetch and prerender (prefetch: :moderate), got '
      [:immediate, true, 3, { prefetch: :soon }, { preload: :eager }].each do |wrong|
        expect { head(speculation: wrong) }.to raise_error(/#{Regexp.escape(words)}/)
      end
      expect { head(speculation_except: ['sair', :cart]) }
        .to raise_error(%r{speculation_except must have paths like /sair or /\*/sair, got "sair"; .*got "cart"})
      expect(lenient { expect(head(speculation: :immediate)).not_to include('speculationrules') }).to include('got "immediate"')
    end

    it 'cannot end its script' do
      expect(head(speculation: :moderate, speculation_except: ['/</script>'])).not_to include('/</script>')
    end
  end

  describe 'the inline script' do
    def inline(**options)
      tag(head(inline: true, **options), 'script[type=module]')
    end

    it 'has the path of the build, and runs before the page is parsed' do
      expect(inline.to_h).to eq('type' => 'module', 'async' => 'async')
      expect(inline.text).to eq(%(load("#{base}/");))
      expect(inline(flavour: :lite).text).to eq(%(load("#{base}/lite/");))
    end

    it 'has the asset host' do
      PagesController.asset_host = 'https://cdn.example'
      expect(inline.text).to eq(%(load("https://cdn.example#{base}/");))
    ensure
      PagesController.asset_host = nil
    end

    it 'changes with the build' do
      expect(inline.text).to include('load(')
      file = YyWidgets.config.root.join('yy.inline.js')
      file.write('next("/yy/");')
      FileUtils.touch(YyWidgets.config.root.join('manifest.json'), mtime: Time.now + 5)
      expect(inline.text).to include('next(')
    end

    it 'has the nonce of the policy' do
      with_policy(nonce: 'abc')
      expect(inline['nonce']).to eq('abc')
    end

    it 'needs a policy that allows it, for example with a digest' do
      with_policy
      expect { head(inline: true) }
        .to raise_error(/yy_head_tags: inline: the application's policy has neither a nonce nor YyWidgets.inline_source in script_src/)
      expect(lenient { expect(head(inline: true)).to include('src="', '/yy.js"') }).to include('inline: ')
      digest = "'sha256-#{Digest::SHA256.base64digest(%(load("#{base}/");))}'"
      with_policy(scripts: [:self, -> { YyWidgets.inline_source }])
      expect(YyWidgets.inline_source).to eq(digest)
      expect(head(inline: true)).to include('load(')
    end

    it 'is a file beside the doctor, which records its first events' do
      html = head(inline: true, doctor: true, environment: 'development')
      expect(html).to include('/yy.doctor.js', '/yy.js"')
      expect(html).not_to include('load(')
    end

    it 'does not work with classic' do
      expect { head(inline: true, classic: true) }.to raise_error(/yy_head_tags: inline does not go with classic/)
    end

    it 'is reported when the build has none' do
      manifest = YyWidgets.config.root.join('manifest.json')
      manifest.write(JSON.generate(JSON.parse(manifest.read).except('yy.inline.js')))
      expect { head(inline: true) }.to raise_error(/yy_head_tags: inline: the build has no yy.inline.js/)
    end
  end

  describe 'early hints' do
    let(:sent) { [] }

    def visit(options = {}, env = {})
      PagesController.hints = options
      PagesController.template = 'x'
      get('/page', { 'rack.early_hints' => sent.method(:push), **env })
      sent.flat_map { |headers| headers.fetch('Link').split(', ') }
    end

    after { PagesController.hints = nil }

    def digest(file)
      %(integrity="#{YyWidgets.files.integrity(file)}")
    end

    it 'list the stylesheet, the script and the files that every widget needs' do
      expect(visit).to eq([
        %(<#{base}/yy.css>; rel="preload"; as="style"; #{digest('yy.css')}),
        %(<#{base}/yy.js>; rel="modulepreload"; #{digest('yy.js')}),
        %(<#{base}/chunks/core-1.digested.js>; rel="modulepreload"; fetchpriority="low"; #{digest('chunks/core-1.digested.js')})
      ])
    end

    it 'list the files of the given widgets' do
      expect(visit({ preload: %i[follow_button], integrity: false }).last)
        .to eq(%(<#{base}/chunks/follow-button-1.digested.js>; rel="modulepreload"; fetchpriority="low"))
    end

    it 'do not list an inline script' do
      expect(visit({ inline: true }).join).not_to include('/yy.js')
      sent.clear
      expect(visit({ classic: true }).last).to start_with("<#{base}/yy.all.js>; rel=\"preload\"; as=\"script\"")
    end

    it 'are sent only for navigations' do
      expect(visit({}, 'HTTP_SEC_FETCH_MODE' => 'cors')).to eq([])
      expect(visit({}, 'HTTP_SEC_FETCH_MODE' => 'navigate')).not_to eq([])
      sent.clear
      expect(visit({}, 'rack.early_hints' => nil)).to eq([])
    end

    it 'report invalid options' do
      expect { visit({ preload: %i[folow_button] }) }.to raise_error(/send_yy_early_hints: preload: no widget is called folow_button/)
      YyWidgets.config.root = '/nowhere'
      expect(visit).to eq([])
    end
  end
end
