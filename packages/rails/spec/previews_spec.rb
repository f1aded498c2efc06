# frozen_string_literal: true

require 'capybara'
require 'support/application'
require 'support/library'
require 'yy_widgets/capybara'
require 'yy_widgets/previews'

RSpec.describe 'the previews', if: Library.installed?('view_component') do
  folder = YyWidgets::Previews::FOLDER.join('yy')
  # Paths of the previews: `follow_button/following`.
  stories = Dir.children(folder).grep(/_preview\z/).sort.flat_map do |widget|
    Dir.children(folder.join(widget)).sort.map { |file| "#{widget.delete_suffix('_preview')}/#{file.delete_suffix('.html.erb')}" }
  end
  left_out = JSON.parse(folder.join('left_out.json').read)

  # Requests paths of an application.
  # @return {path => [status, body]}
  def ask(*paths, environment: 'test', setup: 'config.yy_widgets.previews = true', with: "require 'view_component'")
    output = Application.run(YyWidgets.config.root.to_s, <<~SETUP, <<~RUBY, environment: environment)
      #{with}
      config.action_dispatch.show_exceptions = :all
      config.consider_all_requests_local = false
      #{setup}
    SETUP
      root = Site.config.relative_url_root.to_s
      site = Rack::MockRequest.new(root.empty? ? Site : Rack::URLMap.new(root => Site))
      answers = #{paths.inspect}.to_h { |path| [path, site.get(path)] }
      print JSON.generate(answers.transform_values { |answer| [answer.status, answer.body.dup.force_encoding('UTF-8')] })
    RUBY
    JSON.parse(output.lines.last)
  end

  def status(path, **options)
    ask(path, **options).fetch(path).first
  end

  def url(story)
    "/rails/view_components/yy/#{story}"
  end

  it 'show each story that is not left out, with its widget, without mistakes' do
    answers = ask(*stories.map { |story| url(story) })
    wrong = stories.to_h do |story|
      status, html = answers.fetch(url(story))
      page = Capybara.string(html)
      tag = "yy-#{story.split('/').first.tr('_', '-')}"
      problems = [("status #{status}" unless status == 200), ("no #{tag}" unless page.has_css?(tag, visible: :all)),
                  *YyWidgets::PageErrors.of(page)]
      [story, problems.compact]
    end
    expect(wrong.reject { |_, problems| problems.empty? }).to eq({})
    expect(stories.size).to be > 200
    expect(stories & left_out.flat_map { |widget, names| names.keys.map { |name| "#{widget}/#{name}" } }).to eq([])
  end

  it 'exist for every widget' do
    expect(stories.map { |story| story.split('/').first }.uniq).to match_array(YyWidgets.schema.names.map(&:to_s))
    expect(left_out.keys).to match_array(YyWidgets.schema.names.map(&:to_s))
  end

  it 'have a method for each template, in the order of the stories, with its label' do
    classes = stories.group_by { |story| story.split('/').first }
    classes.each do |widget, paths|
      source = folder.join("#{widget}_preview.rb").read
      methods = source.scan(/# @label (.+)\n    def (\w+); end/)
      expect(methods.map(&:last)).to match_array(paths.map { |path| path.split('/').last })
      expect(methods.map(&:first)).to all(match(/\S/))
    end
  end

  it 'have the head of a page of the story\'s visitor, and send no requests to the application' do
    answers = ask(url('follow_button/not_following'), url('session_gate/staff'))
    head, staff = answers.values.map { |_, html| Nokogiri::HTML(html) }
    expect(head.at('html')['lang']).to eq('pt-BR')
    metas = head.css('meta[name]').to_h { |meta| [meta['name'], meta['content']] }
    expect(metas).to include('yy-root' => '/rails/yy_previews/1', 'yy-icon-sprite' => '/rails/yy_previews/1/assets/icons.svg',
                             'viewport' => 'width=device-width, initial-scale=1')
    expect(metas).not_to include('yy-user-id')
    expect(head.css('script:not([src]):not([type=importmap]), style').to_a).to eq([])
    expect(head.at('yy-follow-button')['data-follow-path']).to eq('/rails/yy_previews/1/api/users/follow')
    expect(staff.at('meta[name=yy-root]')['content']).to eq('/rails/yy_previews/12')
  end

  it 'get the recorded answers of the demo, for each visitor' do
    root = '/rails/yy_previews'
    answers = ask("#{root}/1/metadata/user", "#{root}/12/metadata/user", "#{root}/nobody/metadata/user",
                  "#{root}/1/api/inbox/counters?time_interval=10", "#{root}/1/states/BA/cities.json",
                  "#{root}/1/photos/public/bolsa-101/600x240.jpg", "#{root}/1/photos/public/missing-1/600x240.jpg",
                  "#{root}/yy_preview.css", "#{root}/1/nada", "#{root}/")
    expect(answers.values.map(&:first)).to eq([200, 200, 200, 200, 200, 200, 404, 200, 404, 404])
    names = answers.values.first(3).map { |_, body| JSON.parse(body)['first_name'] }
    expect(names).to eq(['Marina', 'Equipe', nil])
    expect(answers.values[5].last).to include('width="600" height="240"')
  end

  it 'find their story in paths of Lookbook, which contain the family' do
    request = Struct.new(:path, :base_url).new('/lookbook/preview/yy/caixa%20de%20entrada/session_gate/staff', 'http://loja.test')
    view = Struct.new(:request, :config).new(request, ActiveSupport::OrderedOptions.new)
    expect(YyWidgets::PreviewPage.new(view).root).to eq('/rails/yy_previews/12')
  end

  it 'work below a path of the server' do
    preview = "/loja#{url('icon/decoration')}"
    sprite = '/loja/rails/yy_previews/1/assets/icons.svg'
    setup = "config.relative_url_root = '/loja'\nconfig.yy_widgets.previews = true"
    answers = ask(preview, sprite, setup: setup)
    expect(answers[preview].last).to include(%(content="/loja/rails/yy_previews/1"), sprite)
    expect(answers[sprite].first).to eq(200)
  end

  it 'do not exist by default, in production, and when the application has previews disabled' do
    previews = [url('icon/decoration'), '/rails/yy_previews/1/metadata/user']
    expect(previews.map { |path| status(path, setup: '') }).to eq([404, 404])
    expect(previews.map { |path| status(path, environment: 'production') }).to eq([404, 404])
    hidden = "config.yy_widgets.previews = true\nconfig.view_component.previews.enabled = false"
    expect(previews.map { |path| status(path, setup: hidden) }).to eq([404, 404])
  end

  # The configuration of ViewComponent before version 4.
  former = <<~RUBY
    module ::ViewComponent
      class Engine < Rails::Engine
        config.view_component = ActiveSupport::OrderedOptions.new
      end
    end
  RUBY
  { 'no ViewComponent' => '', 'a former one' => former }.each do |name, library|
    it "are not added with #{name}, which the log says" do
      setup = "#{library}\nconfig.yy_widgets.previews = true\nconfig.logger = Logger.new($stderr)"
      output = Application.run(YyWidgets.config.root.to_s, setup, "print Rack::MockRequest.new(Site).get('/page').status",
                               environment: 'test')
      expect(output).to include('YyWidgets.config.previews: there are none without view_component 4').and end_with('200')
    end
  end
end
