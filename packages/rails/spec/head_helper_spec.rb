# frozen_string_literal: true

RSpec.describe YyWidgets::HeadHelper do
  let(:base) { "/yy/#{YyWidgets.files.version}" }

  def head(controller: PagesController, **options)
    render('<%= yy_head_tags(**options) %>', controller: controller, options: options)
  end

  def tags(html, selector)
    Nokogiri::HTML.fragment(html).css(selector)
  end

  # Sets the policy of the application, for one example.
  def with_policy(nonce: 'abc')
    allow_any_instance_of(ActionDispatch::Request).to receive(:content_security_policy_nonce).and_return(nonce)
    allow_any_instance_of(ActionDispatch::Request).to receive(:content_security_policy)
      .and_return(ActionDispatch::ContentSecurityPolicy.new { |policy| policy.script_src :self })
  end

  it 'writes the stylesheet and the module script, checked against the build' do
    html = head
    expect(tags(html, 'link[rel=stylesheet]').first.to_h).to eq(
      'rel' => 'stylesheet', 'href' => "#{base}/yy.css", 'integrity' => YyWidgets.files.integrity('yy.css'),
      'data-turbo-track' => 'reload', 'data-turbolinks-track' => 'reload'
    )
    expect(tags(html, 'script[src]').map(&:to_h)).to eq(
      [{ 'type' => 'module', 'src' => "#{base}/yy.js", 'integrity' => YyWidgets.files.integrity('yy.js') }]
    )
    expect(head(integrity: false)).not_to include('integrity')
  end

  it 'writes yy.looks.css with the option looks' do
    sheets = tags(head(looks: true), 'link[rel=stylesheet]').map { |link| [link['href'], link['integrity']] }
    expect(sheets).to eq(%w[yy.css yy.looks.css].map { |name| ["#{base}/#{name}", YyWidgets.files.integrity(name)] })
  end

  it 'takes the light flavour' do
    expect(head(flavour: :lite)).to include("#{base}/lite/yy.js", "#{base}/lite/yy.css")
    expect { head(flavour: :vue) }.to raise_error(/flavour must be one of :react, :lite, got "vue"/)
  end

  it 'takes a classic script for pages without modules' do
    html = head(classic: true, preload: [:modal])
    expect(tags(html, 'script').map(&:to_h)).to match(
      [a_hash_including('src' => "#{base}/yy.all.js", 'defer' => 'defer')]
    )
    expect(html).not_to include('modulepreload', 'importmap', 'type="module"')
  end

  describe 'preloads' do
    def hrefs(html)
      tags(html, 'link[rel=modulepreload]').map { |link| link['href'].delete_prefix("#{base}/") }
    end

    it 'list the files of the widgets once' do
      expect(hrefs(head(preload: %i[follow_button modal]))).to eq(%w[chunks/core-1.digested.js chunks/follow-button-1.digested.js])
      expect(hrefs(head(preload: :modal, flavour: :lite))).to eq(%w[lite/chunks/core-1.digested.js])
      expect(hrefs(head)).to eq([])
    end

    describe ':written' do
      around do |example|
        former = PagesController.view_paths
        layout = '<head><%= yield :head %><%= yy_head_tags preload: :written %></head><%= yield %><%= yy_flash %>'
        PagesController.prepend_view_path(ActionView::FixtureResolver.new('layouts/page.html.erb' => layout))
        PagesController.perform_caching = true
        PagesController.cache_store = :memory_store
        example.run
      ensure
        PagesController.view_paths = former
        PagesController.perform_caching = false
      end

      def written(template)
        hrefs(PagesController.render(inline: template, layout: 'page').scrub)
      end

      it 'are those of the tags that the page has when the head is rendered, also in its parts' do
        expect(written('<%= yy_modal(name: "a") %>')).to eq(%w[chunks/core-1.digested.js])
        expect(written('<% content_for(:head, yy_modal(name: "a")) %>')).to eq(%w[chunks/core-1.digested.js])
        expect(written('<yy-follow-button></yy-follow-button><yy-of-the-shop></yy-of-the-shop>').size).to eq(2)
        expect(written('&lt;yy-modal <% yy_modal(name: "a") %>')).to eq([])
      end

      it 'include those of fragments, whether these are cached or not' do
        expect(Array.new(2) { written('<% cache("part") do %><%= yy_modal(name: "a") %><% end %>') })
          .to eq([%w[chunks/core-1.digested.js]] * 2)
      end

      it 'are found in invalid UTF-8' do
        expect(written('<%= "\xE3<yy-modal>".html_safe %>')).to eq(%w[chunks/core-1.digested.js])
      end
    end

    it 'report unknown widgets' do
      expect { head(preload: [:folow_button]) }.to raise_error(/no widget is called folow_button, did you mean follow_button\?/)
      expect(lenient { expect(hrefs(head(preload: %i[folow_button modal])).size).to eq(1) }).to include('folow_button')
    end
  end

  describe 'the import map' do
    it 'has the digest of every module, before the first of them' do
      html = head(preload: [:modal])
      map = JSON.parse(tags(html, 'script[type=importmap]').text)
      expect(map).to eq('integrity' => { "#{base}/yy.js" => YyWidgets.files.integrity('yy.js'),
                                         "#{base}/chunks/core-1.digested.js" => YyWidgets.files.integrity('chunks/core-1.digested.js') })
      expect(html.index('importmap')).to be < html.index('modulepreload')
    end

    it 'is left out when the policy would block it, and when the build has none' do
      with_policy(nonce: nil)
      expect(head).not_to include('importmap')
      RSpec::Mocks.space.reset_all
      YyWidgets.config.root.join('importmap.json').delete
      expect(head).not_to include('importmap')
    end

    it 'is left out beside Turbolinks, which would add it again at each visit' do
      stub_const('Turbolinks', Module.new)
      expect(head).not_to include('importmap')
    end
  end

  describe 'the nonce' do
    it 'is that of the application\'s policy' do
      with_policy
      html = head(preload: [:modal])
      expect(tags(html, 'script, link[rel=modulepreload]').map { |tag| tag['nonce'] }.uniq).to eq(['abc'])
      expect(tags(html, 'meta[name=csp-nonce]').first['content']).to eq('abc')
    end

    it 'may be given, or left out' do
      with_policy
      expect(head(nonce: 'x"y')).to include('nonce="x&quot;y"')
      expect(head(nonce: false)).not_to include('nonce')
    end

    it 'is never empty: this is reported in development, and left out in production' do
      with_policy(nonce: '')
      hint = /nonce: the application's policy has an empty one.*content_security_policy_nonce_generator/
      expect { head }.to raise_error(hint)
      expect { head(nonce: '') }.to raise_error(/nonce: must not be empty/)
      expect(head(nonce: false)).not_to include('nonce')
      log = lenient { expect(head(preload: [:modal])).to include('yy.js').and(satisfy { |html| !html.match?(/nonce|importmap/) }) }
      expect(log).to match(hint)
    end

    it 'is left out of an application without a policy' do
      allow_any_instance_of(ActionDispatch::Request).to receive(:content_security_policy_nonce).and_return('')
      expect(head).not_to include('nonce')
    end

    it 'is not written a second time for scripts' do
      with_policy
      html = render('<%= csp_meta_tag %><%= yy_head_tags %>')
      expect(tags(html, 'meta[name=csp-nonce]').size).to eq(1)
    end
  end

  describe 'the CSRF token' do
    it 'is written once' do
      ['<%= yy_head_tags %>', '<%= csrf_meta_tags %><%= yy_head_tags %>', '<%= csrf_meta_tag %><%= yy_head_tags %>'].each do |page|
        expect(tags(render(page), 'meta[name=csrf-token]').size).to eq(1)
      end
      expect(head(csrf: false)).not_to include('csrf')
    end

    it 'is left out of an application without CSRF protection, or without a session' do
      expect(head(controller: UnprotectedController)).not_to include('csrf')
      allow_any_instance_of(ActionDispatch::Request).to receive(:session).and_return(double(enabled?: false))
      expect(head).not_to include('csrf')
    end
  end

  describe 'metas' do
    def metas(**options)
      tags(head(**options), 'meta[name]').to_h { |meta| [meta['name'], meta['content']] }.except('csrf-param', 'csrf-token')
    end

    it 'have the environment, and the other values if they are known' do
      expect(metas).to eq('yy-environment' => 'test')
      expect(metas(environment: 'staging')).to eq('yy-environment' => 'staging')
    end

    it 'have the id of the signed-in user, if the view knows it' do
      signed_in, signed_out = [Struct.new(:id).new(7), nil].map do |user|
        Class.new(PagesController) do
          helper_method(:current_user)
          define_method(:current_user) { user }
        end
      end
      expect(metas(controller: signed_in)).to include('yy-user-id' => '7')
      expect(metas(controller: signed_out)).to include('yy-user-id' => '')
      expect(metas(controller: signed_in, user_id: false)).not_to include('yy-user-id')
      YyWidgets.config.user_id = -> { "conta-#{controller_name.length}" }
      expect(metas['yy-user-id']).to match(/\Aconta-\d+\z/)
    end

    it 'have the URL of the guide' do
      expect(metas(guide: '/widgets/{name}')).to include('yy-guide' => '/widgets/{name}')
      YyWidgets.config.guide = -> { "https://guia.example/#{controller_name}/{name}" }
      expect(metas).to include('yy-guide' => 'https://guia.example/pages/{name}')
      expect(metas(guide: nil)).not_to include('yy-guide')
    end

    it 'have the given values' do
      given = { fingerprint: false, device_type: :desktop, assets_host: 'https://cdn.example', photo_host: 'https://fotos.example',
                native_app: true, icon_sprite: 'https://cdn.example/icons.svg',
                allowed_origins: %w[https://a.example https://b.example:8443] }
      expect(metas(**given)).to include(
        'fingerprint' => 'false', 'device-type' => 'desktop', 'yy-assets-host' => 'https://cdn.example',
        'yy-photo-host' => 'https://fotos.example', 'yy-native-app' => 'true',
        'yy-icon-sprite' => 'https://cdn.example/icons.svg', 'yy-allowed-origins' => 'https://a.example https://b.example:8443'
      )
    end

    it 'have the configured values, and the results of procs in the view' do
      YyWidgets.configure do |config|
        config.fingerprint = true
        config.device_type = -> { request.get? ? 'desktop' : 'mobile' }
        config.icon_sprite = 'icons.svg'
      end
      expect(metas).to include('fingerprint' => 'true', 'device-type' => 'desktop', 'yy-icon-sprite' => '/images/icons.svg')
      expect(metas(device_type: nil)).not_to include('device-type', 'yy-root')
    end

    it 'have only valid origins' do
      expect { head(allowed_origins: 'https://a.example/path') }.to raise_error(%r{https://a.example/path is no origin})
    end
  end

  describe 'URLs' do
    it 'are below relative_url_root' do
      allow(PagesController.config).to receive(:relative_url_root).and_return('/loja')
      allow_any_instance_of(ActionView::Base).to receive(:config).and_return(
        ActiveSupport::InheritableOptions.new(relative_url_root: '/loja')
      )
      expect(head).to include(%(src="/loja#{base}/yy.js"))
      expect(head).to include('<meta name="yy-root" content="/loja"')
    end

    it 'are on the asset host, one host for all files' do
      PagesController.asset_host = 'https://cdn%d.example'
      html = head(preload: %i[follow_button modal])
      hosts = tags(html, 'script[src], link').map { |tag| URI(tag['src'] || tag['href']).host }
      expect(hosts.uniq).to contain_exactly(/\Acdn\d\.example\z/)
      expect(tags(html, 'script[src], link').map { |tag| tag['crossorigin'] }.uniq).to eq(['anonymous'])
    ensure
      PagesController.asset_host = nil
    end
  end

  describe 'yy_asset_path' do
    it 'is the URL of a built file' do
      expect(render('<%= yy_asset_path "yy.doctor.js" %>')).to eq("#{base}/yy.doctor.js")
      expect { render('<%= yy_asset_path "yy.docter.js" %>') }
        .to raise_error(/yy_asset_path: no built file is called yy.docter.js, did you mean yy.doctor.js\?/)
    end

    it 'reports a missing build' do
      YyWidgets.config.root = '/nowhere'
      expect { render('<%= yy_asset_path "yy.js" %>') }.to raise_error(%r{yy_asset_path: no built files in /nowhere})
      expect(lenient { expect(render('<%= yy_asset_path "yy.js" %>')).to end_with('/yy.js') }).to include('no built files')
    end
  end

  describe 'the doctor' do
    def doctors(**options)
      tags(head(doctor: true, **options), 'script[src$="yy.doctor.js"]').map(&:to_h)
    end

    it 'is written only in development, before the widgets' do
      expect(doctors).to eq([])
      expect(doctors(environment: 'development')).to eq(
        [{ 'type' => 'module', 'src' => "#{base}/yy.doctor.js", 'integrity' => YyWidgets.files.integrity('yy.doctor.js') }]
      )
      html = head(doctor: true, environment: :development)
      expect(html.index('/yy.doctor.js" integ')).to be < html.index('/yy.js" integ')
      expect(head(environment: 'development')).not_to include('doctor')
    end

    it 'has the nonce, the guide, and the kind of script of the page' do
      with_policy
      expect(doctors(environment: 'development', guide: '/docs/{name}', flavour: :lite, integrity: false).first)
        .to eq('type' => 'module', 'src' => "#{base}/lite/yy.doctor.js", 'data-docs' => '/docs/{name}', 'nonce' => 'abc')
      expect(doctors(environment: 'development', classic: true).first).to include('defer' => 'defer')
    end
  end

  it 'reports an unknown option' do
    expect { head(flavor: :lite) }.to raise_error(/yy_head_tags: unknown option flavor, did you mean flavour\?/)
  end

  it 'reports missing files, and writes the rest in production' do
    YyWidgets.config.root = '/nowhere'
    expect { head }.to raise_error(%r{yy_head_tags: no built files in /nowhere})
    log = lenient { expect(head).to include('yy-environment').and(satisfy { |html| !html.include?('<script') }) }
    expect(log).to include('no built files')
  end
end
