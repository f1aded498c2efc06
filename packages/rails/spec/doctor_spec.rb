# frozen_string_literal: true

require 'yy_widgets/doctor'

RSpec.describe YyWidgets::Doctor do
  around { |example| Dir.mktmpdir { |folder| @root = Pathname.new(folder).realpath and example.run } }

  def write(name, text)
    @root.join('app', name).tap { |file| file.dirname.mkpath }.binwrite(text)
  end

  def doctor(path: '/nowhere')
    output = StringIO.new
    former = ENV.fetch('PATH')
    ENV['PATH'] = path
    [described_class.new(@root, output).run, output.string.lines.map(&:chomp)]
  ensure
    ENV['PATH'] = former
  end

  # The findings in one file, without the command for tags.
  def findings(name, text)
    write(name, text)
    doctor.last.grep(/\Aapp/).map { |line| without_code(line.delete_prefix("app/#{name}:")) }
  end

  def without_code(line)
    line.sub(/ \[YY-\d{3}\]\z/, '')
  end

  def findings_in_erb(text)
    findings('views/a.html.erb', text)
  end

  it 'reports wrong helpers and arguments with file and line' do
    write('views/sellers/show.html.erb', <<~ERB)
      <h1>loja</h1>
      <%= yy_follow_button user_ids: 3, follow_path: follows_path(a: 1), unfollow_path: "/", login_path: "/" do %>
        <%= yy_modal(name: "a", "data-name": "b") { "x" } %>
        <% if yy_flahs %><% end %>
      <% end %>
    ERB
    clean, lines = doctor
    expect(clean).to be(false)
    expect(lines).to eq([
      'app/views/sellers/show.html.erb:2: yy_follow_button: user_id is required [YY-101]',
      'app/views/sellers/show.html.erb:2: yy_follow_button: unknown argument user_ids, did you mean user_id? [YY-801]',
      "app/views/sellers/show.html.erb:3: yy_modal: data-name is the widget's own: write name: instead [YY-801]",
      'app/views/sellers/show.html.erb:4: yy_flahs: no such helper, did you mean yy_flash? [YY-813]',
      lines.last
    ])
  end

  it 'ignores correct calls, computed arguments, and names of the application' do
    expect(findings_in_erb("<%= yy_flash do %>\r\n<% end %><%= yy_modal(**options) %><%= yy_modal(*list) %><%= yy_own_thing x: 1 %>" \
                           '<%= yy_head_tags flavour: :lite %><%= yy_modal name: "a", class: "x", data: {}, aria: {}, "data-c": 2 %>' \
                           '<%= yy_asset_path "yy.js" %><% yy_modal = render("m") %><%# yy_modal %>' \
                           '<%= yy_modal(name: name) { yy_flash } %><%= presenter.yy_modal 1 %>')).to eq([])
  end

  it 'ignores a helper of the application with a similar name' do
    stub_const('ApplicationController', Class.new(ActionController::Base) { helper_method(def yy_modals; end) })
    expect(findings_in_erb('<%= yy_modals %>')).to eq([])
  end

  it 'ignores names that are less similar, and methods of the application' do
    write('components/a.rb', "class A\n  def yy_modals\n  end\nend")
    expect(findings_in_erb('<%= yy_thing %><%= yy_modals %>')).to eq([])
  end

  it 'reports attributes of the widget in data:' do
    expect(findings_in_erb('<%= yy_icon name: "a", data: { name: "b", other: 1, **more } %><%= yy_icon name: "a", data: data %>'))
      .to eq(["1: yy_icon: data-name is the widget's own: write name: instead"])
  end

  it 'reads names before a hash rocket' do
    expect(findings_in_erb('<%= yy_icon :name => "a", "class" => "b" %><%= yy_modal :naem => "a", :class => "b" %>')).to eq([
      '1: yy_modal: name is required', '1: yy_modal: unknown argument naem, did you mean name?'
    ])
  end

  it 'reports names beside **options, and positional arguments' do
    expect(findings_in_erb("<%= yy_modal(nam: 1, **options) %>\n<%= yy_modal options %>\n<%= yy_head_tags :lite %>")).to eq([
      '1: yy_modal: unknown argument nam, did you mean name?',
      '2: yy_modal: takes arguments by name: write name: value, or **options',
      '3: yy_head_tags: takes arguments by name: write name: value, or **options'
    ])
  end

  it 'reports invalid literal values' do
    expect(findings_in_erb(<<~'ERB')).to match([
      <%= yy_countdown ends_at: "tomorrow" %>
      <%= yy_mask mask: :cpff do %><% end %>
      <%= yy_modal name: nil %>
      <%= yy_modal name: "#{name}", open: "yes" %>
      <%= yy_countdown ends_at: Time.now, "data-x": wait %>
      <%= yy_modal name: 'a', "class": 3, open: false %>
    ERB
      '1: yy_countdown: ends_at must be an ISO 8601 instant with an offset, or epoch ms, got "tomorrow"',
      /\A2: yy_mask: mask must be one of .*, got "cpff": did you mean cpf\?\z/,
      '3: yy_modal: name is required',
      '4: yy_modal: open must be true or false, got "yes"'
    ])
  end

  it 'reports calls of form builders' do
    expect(findings_in_erb(<<~ERB)).to match([
      <%= form_with model: @a do |f| %><%= f.yy_mask :cpf, msk: :cpf, class: "x" %><% end %>
      <%= f.yy_mask mask: :cpf %>
      <%= form.yy_select :a, [], { include_blank: true, clas: 1 }, { class: "x" }, serchable: true %>
      <%= @form.yy_letter_counter :a, limit: "x", data: { limit: 1, patterns: "isNonEmpty" }, tag: { clas: 1 } do |field| %><% end %>
      <%= f.yy_maks :cpf %>
      <% f.yy_mask :cpf, mask: :cpf %>
      <%= f.yy_form sumbit: :fetch do %><% end %>
      <%= yy_form_with model: a, sumbit: 1, submit: :fech do |f| %><% end %>
      <%= f.yy_tag_editor(:tags, max: 0) %>
    ERB
      /\A1: f\.yy_mask: mask is required\z/,
      /\A1: f\.yy_mask: unknown argument msk, did you mean mask\?\z/,
      /\A2: f\.yy_mask: takes the name of its field first: write f\.yy_mask :name, mask: …\z/,
      /\A3: form\.yy_select: unknown argument serchable, did you mean searchable\?\z/,
      /\A3: form\.yy_select: unknown argument clas, did you mean class\?\z/,
      /\A4: @form\.yy_letter_counter: limit must be an integer ≥ 0, got "x"\z/,
      /\A4: @form\.yy_letter_counter: data-limit is the widget's own: write limit: instead\z/,
      /\A4: @form\.yy_letter_counter: unknown argument clas, did you mean class\?\z/,
      /\A5: f\.yy_maks: no such helper, did you mean yy_mask\?\z/,
      /\A6: f\.yy_mask: its tag is not written to the page, write = before it\z/,
      /\A7: f\.yy_form: unknown argument sumbit, did you mean submit\?\z/,
      /\A8: yy_form_with: unknown argument sumbit, did you mean submit\?\z/,
      /\A8: yy_form_with: submit must be one of "native", "fetch", got "fech": did you mean fetch\?\z/,
      /\A9: f\.yy_tag_editor: max must be an integer ≥ 1, got 0\z/
    ])
  end

  it 'ignores correct and computed calls of form builders, and calls on other objects' do
    expect(findings_in_erb('<%= f.yy_mask(:cpf, mask: kind, value: v, autocomplete: "off", type: :tel, tag: { class: "x" }) %>' \
                           '<%= f.yy_select :a, { "x" => [1] }, { prompt: "-" }, class: "b" %>' \
                           '<%= f.yy_select :a, as, :id, :name, **more %>' \
                           '<%= f.yy_mask(*list) %><%= presenter.yy_modal 1 %><%= f.yy_form submit: :fetch, id: "a" do %><% end %>' \
                           '<%= yy_form_with model: a, class: "b", data: { turbo: false }, submit: :fetch do |f| %><% end %>' \
                           '<%= f.yy_message :a %>'))
      .to eq([])
  end

  it 'reports options of the head' do
    expect(findings_in_erb('<%= yy_head_tags flavor: :lite, **options %>'))
      .to eq(['1: yy_head_tags: unknown option flavor, did you mean flavour?'])
    expect(findings_in_erb('<%= yy_head_tags flavour: :lit, preload: [:modl, :flash, name], doctor: true %>')).to eq([
      '1: yy_head_tags: flavour must be one of :react, :lite, got "lit"',
      '1: yy_head_tags: preload: no widget is called modl, did you mean modal?'
    ])
    expect(findings_in_erb('<%= yy_head_tags flavour: flavour, preload: :written %>')).to eq([])
  end

  it 'reports a tag that the template does not write' do
    expect(findings_in_erb("<p>\n<%-\n helpers.yy_modal name: \"a\" do %>\n<% end %>\n<% yy_flash %>")).to eq([
      '3: yy_modal: its tag is not written to the page, write = before it',
      '5: yy_flash: its tag is not written to the page, write = before it'
    ])
  end

  it 'reads HAML' do
    expect(findings('views/a.html.haml', "%h1 loja\n.a\n  = yy_modal naem: 1, **options\n  - yy_flash\n")).to eq([
      '3: yy_modal: unknown argument naem, did you mean name?',
      '4: yy_flash: its tag is not written to the page, write = before it'
    ])
  end

  it 'reads components: their templates, templates inside their classes, and their code' do
    write('components/shop_component.html.erb', '<%= helpers.yy_modal %>')
    write('components/card_component.rb', <<~RUBY)
      class CardComponent < ViewComponent::Base
        erb_template <<~ERB
          <b>\#{1}</b>
          <%= helpers.yy_modal nam: 1 do %>
          <% end %>
        ERB

        def call
          helpers.yy_flash(:notice) + view_context.yy_modal(name: 'a')
        end
      end
    RUBY
    expect(doctor.last.map { |line| without_code(line) }).to include(
      'app/components/card_component.rb:4: yy_modal: name is required',
      'app/components/card_component.rb:4: yy_modal: unknown argument nam, did you mean name?',
      'app/components/card_component.rb:9: yy_flash: takes arguments by name: write name: value, or **options',
      'app/components/shop_component.html.erb:1: yy_modal: name is required'
    )
  end

  it 'handles templates that are invalid Ruby, invalid UTF-8, or huge' do
    write('views/broken.html.erb', '<%= yy_modal( %> <% if %>')
    write('views/broken.html.haml', "%p\n\t  = yy_modal(\n %b")
    write('views/latin.html.erb', "<p>jo\xE3o</p>\n<%= yy_modal %>")
    write('views/huge.html.erb', "<p>#{'x' * 5_000_000}</p>\n<%= yy_modal %>")
    expect(doctor.last.first(2)).to eq(['app/views/huge.html.erb:2: yy_modal: name is required [YY-101]',
                                        'app/views/latin.html.erb:2: yy_modal: name is required [YY-101]'])
  end

  it 'says in one line that the command for tags is not installed' do
    write('views/a.html.erb', '<p></p>')
    expect(doctor).to eq([true, ['yy-doctor is not installed (npm install --save-dev @yy/widgets): only calls of helpers were checked.']])
  end

  describe 'with the command for tags', :node do
    def install_command
      built = YyWidgets::ROOT.join('../../tools/doctor/bin/yy-doctor.js').realpath
      command = @root.join('node_modules/.bin/yy-doctor')
      command.dirname.mkpath
      File.symlink(built, command)
    end

    before { install_command }

    def doctor
      super(path: ENV.fetch('PATH'))
    end

    it 'passes in an application without mistakes, whatever languages its templates have' do
      write('views/a.html.erb', '<%= yy_modal name: "a" do %><p>x</p><% end %>')
      write('views/b.html.haml', '= yy_flash')
      write('mailers/c.rb', 'nil')
      expect(doctor).to eq([true, ['2 files: 0 errors, 0 warnings, 0 advice']])
    end

    it 'passes when there is nothing to read' do
      write('components/b.rb', 'class B; end')
      write('views/b.json.jbuilder', 'json.a 1')
      expect(doctor).to eq([true, []])
    end

    it 'finds wrong tags of HAML, on their lines' do
      write('views/a.html.haml', <<~HAML)
        %h1 loja
        - if shop
          .a
            %yy-modl{data: {name: 'a'}}
              %p= text
        -# %yy-modl
        %yy-icon(data-nmae="a")
        %yy-count-badge{data: {count: 'ten', page_id: 3}} 10
        %yy-icon{attributes}
        %yy-icon{data: {name: name}}
        %yy-icon[shop]
        %p
          = helpers.yy_modal name: 'a' do
            %ul
      HAML
      lines = doctor.last.join("\n")
      expect(lines.scan(/a\.html\.haml:(\d+)/).flatten.map(&:to_i)).to contain_exactly(4, 7, 8, 12)
      expect(lines).to include('yy-modl', 'data-nmae', 'ten', 'in the middle of yy_modal')
    end

    it 'finds wrong tags inside the class of a component, on their lines' do
      write('components/card_component.rb', <<~RUBY)
        class CardComponent < ViewComponent::Base
          erb_template <<~ERB
            <p><%= name %></p>
            <yy-modl data-name="a"></yy-modl>
          ERB
        end
      RUBY
      expect(doctor.last.join).to include('app/components/card_component.rb:4', 'yy-modl')
    end

    it 'works without HAML' do
      hide_const('Haml::Parser')
      write('views/a.html.haml', '%yy-modl')
      expect(doctor).to eq([true, []])
    end

    it 'fails for a wrong tag, in views and in components' do
      write('views/a.html.erb', "<p>\n<yy-modl data-name=\"a\"></yy-modl></p>")
      write('components/b.html.erb', '<yy-modal data-nam="a"></yy-modal>')
      clean, lines = doctor
      expect(clean).to be(false)
      expect(lines.join("\n")).to include('app/views/a.html.erb:2', 'yy-modl', 'app/components/b.html.erb:1', 'data-nam')
    end
  end
end
