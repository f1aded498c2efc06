# frozen_string_literal: true

RSpec.describe YyWidgets::Switch do
  around do |example|
    Dir.mktmpdir { |folder| @folder = Pathname.new(folder) and example.run }
  ensure
    YyWidgets.config.strict = YyWidgets.config.switch = nil
  end

  def head(**options)
    render('<%= yy_head_tags(**options) %>', controller: PagesController, options: options)
  end

  # A stub of Flipper: a feature is on for all actors, or for one.
  def flags(known)
    features = Set.new(known.keys.map { |name| Struct.new(:name).new(name) })
    Struct.new(:features, :on) do
      def enabled?(name, *actors)
        on.fetch(name.to_sym) == true || actors.include?(on.fetch(name.to_sym))
      end
    end.new(features, known)
  end

  def block(html)
    script = Nokogiri::HTML.fragment(html).at_css('script#yy-switch')
    script && JSON.parse(script.text)
  end

  it 'comes before the script, and is absent by default' do
    html = head(switch: { off: %w[yy-select], mount: { 'yy-slider' => :interaction } })
    expect(block(html)).to eq('off' => %w[yy-select], 'mount' => { 'yy-slider' => 'interaction' })
    expect(html.index('yy-switch')).to be < html.index('type="module"')
    expect(head).not_to include('yy-switch')
    expect(block(head(switch: {}))).to eq({})
  end

  it 'may have a URL to load it again from' do
    script = Nokogiri::HTML.fragment(head(switch_src: '/desligados')).at_css('#yy-switch')
    expect([script['data-src'], script.text]).to eq(['/desligados', '{}'])
  end

  it 'runs in the view, and cannot end the script' do
    YyWidgets.config.switch = -> { { off: [{ tag: 'yy-select', if: "</script>#{controller_name}" }] } }
    html = head
    expect(block(html)).to eq('off' => [{ 'tag' => 'yy-select', 'if' => '</script>pages' }])
    expect(html.scan('</script>').size).to eq(Nokogiri::HTML.fragment(html).css('script').size)
  end

  it 'may be a file that is read again when it changes, and its last content used while it cannot be read' do
    YyWidgets.config.strict = false
    file = @folder.join('yy_switch.yml')
    write = lambda do |text, at|
      file.write(text)
      File.utime(at, at, file)
    end
    write["off: [yy-select]\nrelease: {}\n", 1]
    expect(block(head(switch: file))).to eq('off' => %w[yy-select])
    write['off: [yy-form]', 2]
    expect(block(head(switch: file.to_s))).to eq('off' => %w[yy-form])
    allow(Rails.logger).to receive(:error)
    write['off: [', 3]
    expect(block(head(switch: file.to_s))).to eq('off' => %w[yy-form])
    expect(Rails.logger).to have_received(:error).with(/yy_head_tags: switch: .*yy_switch.yml cannot be read/)
    file.delete
    expect(block(head(switch: file.to_s))).to eq('off' => %w[yy-form])
    json = @folder.join('switch.json').tap { |each| each.write('{"flavour": {"lite": 50}}') }
    expect(block(head(switch: json))).to eq('flavour' => { 'lite' => 50 })
  end

  {
    { of: [] } => /has no key of, did you mean off\?/,
    { off: %w[yy-selct] } => /off names no widget: "yy-selct", did you mean yy-select\?/,
    { flavour: { lite: 101 } } => /flavour of lite must be a number from 0 to 100, got 101/,
    { flavour: { vue: 1 } } => /flavour must be one of react, lite, got vue/,
    { flavour: { lite: 60, react: 60 } } => /flavour must be 100 at most altogether/,
    { release: { '9.9.9' => 10 } } => /release: no build of 9.9.9 is kept in/,
    { release: 10 } => /release must be a Hash, got 10/,
    { mount: { 'yy-slider' => 'late' } } => /mount of yy-slider must be one of eager, visible, interaction, got "late"/,
    { mount: { 'yy-x' => 'eager' } } => /mount names no widget: yy-x/,
    'config/none.yml' => /none.yml cannot be read/,
    [] => /must be a Hash/
  }.each do |given, message|
    it "refuses #{given.inspect}, and never breaks the page" do
      expect { head(switch: given) }.to raise_error(message)
      YyWidgets.config.strict = false
      allow(Rails.logger).to receive(:error)
      expect(block(head(switch: given))).to eq({})
      expect(Rails.logger).to have_received(:error).with(message).at_least(:once)
    end
  end

  it 'uses valid rules beside invalid ones' do
    YyWidgets.config.strict = false
    expect(block(head(switch: { off: %w[yy-nada yy-form], flavour: { lite: 200 } }))).to eq('off' => %w[yy-form])
  end

  it 'is empty when its source raises an error' do
    YyWidgets.config.strict = false
    allow(Rails.logger).to receive(:error)
    expect(block(head(switch: -> { raise IOError, 'banco fora' }))).to eq({})
    expect(Rails.logger).to have_received(:error).with(/switch: IOError: banco fora/)
  end

  it 'has the folder of the newest build of a release' do
    current = YyWidgets.files.version
    expect(block(head(switch: { release: { YyWidgets::VERSION => 10 } }))).to eq('release' => { current => 10 })
    allow(YyWidgets.builds).to receive(:versions).and_return(%w[0.4.0-22222222 0.4.0-11111111])
    expect(block(head(switch: { release: { '0.4.0' => 10, '0.4.0-11111111' => 5 } })))
      .to eq('release' => { '0.4.0-22222222' => 10, '0.4.0-11111111' => 5 })
  end

  it 'may be features of Flipper, for all visitors or for one' do
    flipper = flags({ yy_follow_button_off: true, yy_select_off: :ana, yy_lite: false, other: true })
    ana, nobody = [:ana, nil].map { |actor| described_class.flipper(flipper, actor) }
    expect(ana).to eq('off' => %w[yy-follow-button yy-select], 'flavour' => {})
    expect(nobody).to eq('off' => %w[yy-follow-button], 'flavour' => {})
    expect(block(head(switch: -> { YyWidgets::Switch.flipper(flipper, :ana) }))).to eq('off' => %w[yy-follow-button yy-select])
    expect(described_class.flipper(flags({ yy_lite: true }), nil)['flavour']).to eq('lite' => 100)
  end

  it 'is available to the controller of switch_src' do
    YyWidgets.config.switch = { off: %w[yy-form] }
    expect(render('<%= yy_switch.to_json.html_safe %>', controller: PagesController)).to eq('{"off":["yy-form"]}')
  end
end
