# frozen_string_literal: true

require 'support/application'
require 'support/library'

RSpec.describe 'with importmap-rails', if: %w[importmap-rails propshaft].all? { |name| Library.installed?(name) } do
  let(:base) { "/yy/#{YyWidgets.files.version}" }

  # @param head the content of the layout's head
  # @return [import maps, other scripts and preloads] of the page; the message of an error
  def scripts(head, importmap: pins, setup: '')
    folder = YyWidgets.config.root
    { 'config/importmap.rb' => importmap, 'app/javascript/application.js' => '' }.each do |name, text|
      folder.join(name).tap { |file| file.dirname.mkpath }.write(text)
    end
    html = Application.run(folder.to_s, libraries + setup, <<~RUBY)
      class PagesController
        def show
          render inline: #{head.inspect}
        end
      end
      begin
        print Rack::MockRequest.new(Site).get('/page').body
      rescue ActionView::Template::Error => e
        print e.message
      end
    RUBY
    all = Nokogiri::HTML.fragment(html).css('script, link[rel=modulepreload]')
    all.empty? ? html : all.partition { |tag| tag['type'] == 'importmap' }
  end

  def libraries
    <<~RUBY
      require 'propshaft'
      require 'importmap-rails'
      config.action_dispatch.show_exceptions = :none
      config.yy_widgets.strict = true
    RUBY
  end

  def pins
    <<~RUBY
      enable_integrity!
      pin 'application'
      pin 'far', to: 'https://far.example/far.js', integrity: 'sha384-far'
      pin '@yy/widgets/bootstrap', to: '/yy/yy.js', preload: false
    RUBY
  end

  it 'has one import map, with the application\'s modules and the digests of ours' do
    (map, *more), others = scripts('<%= javascript_importmap_tags %><%= yy_head_tags %>')
    expect(more).to eq([])
    expect(JSON.parse(map.text)).to match(
      'imports' => { 'application' => %r{\A/assets/application-\h+\.js\z}, 'far' => 'https://far.example/far.js',
                     '@yy/widgets/bootstrap' => "#{base}/yy.js" },
      'integrity' => { 'https://far.example/far.js' => 'sha384-far', "#{base}/yy.js" => YyWidgets.files.integrity('yy.js'),
                       "#{base}/chunks/core-1.digested.js" => YyWidgets.files.integrity('chunks/core-1.digested.js') }
    )
    expect(others.filter_map { |tag| tag['src'] }).to eq(["#{base}/yy.js"])
  end

  it 'has the map before the first module when yy_head_tags comes first' do
    (map, *more), = scripts('<%= yy_head_tags preload: [:modal] %><%= javascript_importmap_tags %>')
    expect([map['data-turbo-track'], *more]).to eq(['reload'])
    expect(map.next_element.name).to eq('link')
    expect(JSON.parse(map.text)['imports'].size).to eq(3)
  end

  it 'reports that yy_head_tags must come after another map' do
    own = '<%= yy_head_tags %>' \
          '<%= javascript_importmap_tags "admin", importmap: Importmap::Map.new.tap { |map| map.pin "admin", to: "/a.js" } %>'
    expect(scripts(own)).to include('yy_head_tags: write it after javascript_importmap_tags, whose import map is another one')
    maps, = scripts(own, setup: 'config.yy_widgets.strict = false')
    expect(maps.map { |map| JSON.parse(map.text)['imports'].keys.last }).to eq(['@yy/widgets/bootstrap', 'admin'])
    after = own.sub(/(<%= yy_head_tags %>)(.*)/, '\2\1')
    maps, = scripts(after)
    expect(maps.map { |map| JSON.parse(map.text)['imports'] }).to eq([{ 'admin' => '/a.js' }])
    expect(JSON.parse(maps.first.text)['integrity'].size).to eq(2)
  end

  it 'has the configured flavour, the asset host, and no digests with integrity: false' do
    (map,), = scripts('<%= javascript_importmap_tags %><%= yy_head_tags %>', setup: <<~RUBY)
      config.yy_widgets.flavour = :lite
      config.asset_host = 'https://cdn.example'
    RUBY
    expect(JSON.parse(map.text)['integrity'].keys).to include("https://cdn.example#{base}/lite/yy.js")
    expect(JSON.parse(map.text).dig('imports', '@yy/widgets/bootstrap')).to eq("https://cdn.example#{base}/lite/yy.js")
    (map,), = scripts('<%= javascript_importmap_tags %><%= yy_head_tags %>', importmap: 'pin "application"',
                                                                             setup: 'config.yy_widgets.integrity = false')
    expect(JSON.parse(map.text).keys).to eq(['imports'])
  end
end
