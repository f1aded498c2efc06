# frozen_string_literal: true

require 'open3'
require 'support/library'

RSpec.describe 'yy_widgets/rubocop', if: Library.installed?('rubocop', '>= 1.52') do
  before(:all) { require 'yy_widgets/rubocop' }

  def investigate(code)
    source = RuboCop::ProcessedSource.new(code, 3.3)
    cop = RuboCop::Cop::YyWidgets::HelperCall.new(RuboCop::Config.new, autocorrect: true)
    RuboCop::Cop::Commissioner.new([cop]).investigate(source)
  end

  def offenses(code)
    investigate(code).offenses.sort.map do |offense|
      "#{offense.line}:#{offense.column + 1}: #{offense.message.delete_prefix('YyWidgets/HelperCall: ').sub(/ \[YY-[^\]]+\]\z/, '')}"
    end
  end

  def corrected(code)
    investigate(code).correctors.first.process
  end

  describe 'the command' do
    around { |example| Dir.mktmpdir { |folder| @root = Pathname.new(folder).realpath and example.run } }

    def configure(all_cops = {}, others = {})
      all_cops = { 'SuggestExtensions' => false, 'TargetRubyVersion' => 3.3, **all_cops }
      @root.join('.rubocop.yml').write({ 'require' => 'yy_widgets/rubocop', 'AllCops' => all_cops, **others }.to_yaml)
    end

    def write(name, code)
      @root.join('app', name).tap { |file| file.dirname.mkpath }.write(code)
    end

    # @return [whether there are no offenses, lines]
    def rubocop(*options)
      output, status = Open3.capture2e({ 'RUBYLIB' => YyWidgets::ROOT.join('lib').to_s, 'XDG_CACHE_HOME' => @root.join('cache').to_s },
                                       'rubocop', '--format', 'emacs', *options, chdir: @root.to_s)
      [status.success?, output.lines.map { |line| line.chomp.delete_prefix("#{@root}/app/").sub('YyWidgets/HelperCall: ', '') }]
    end

    it 'finds mistakes, corrects those with only one possible fix, and passes when the rest is fixed' do
      configure({ 'DisabledByDefault' => true }, { 'YyWidgets/HelperCall' => { 'Enabled' => true } })
      write('components/card_component.rb', <<~RUBY)
        class CardComponent < ViewComponent::Base
          def call
            "ação" + yy_mask(msk: :cpff) + helpers.yy_flahs
            yy_follow_button user_ids: 3, follow_path: "/a", unfollow_path: "javascript:x"
          end
        end
      RUBY
      write('views/page.rb', "class Page < Phlex::HTML\n  def view_template\n    yy_modal(:a) { yy_modal(naem: 'a') { p } }\n  end\nend\n")
      write('helpers/fine_helper.rb', "def link\n  yy_modal(name: 'a', data: { c: 1 }) + yy_own + other(1).yy_modal(1)\nend\n")
      component = 'components/card_component.rb'
      page = 'views/page.rb'
      expect(rubocop).to match([false, [
        "#{component}:3:14: C: yy_mask: mask is required [YY-101]",
        "#{component}:3:22: C: [Correctable] yy_mask: unknown argument msk, did you mean mask? [YY-801]",
        "#{component}:3:44: C: [Correctable] yy_flahs: no such helper, did you mean yy_flash? [YY-813]",
        "#{component}:4:5: C: yy_follow_button: user_id is required; login_path is required [YY-101]",
        "#{component}:4:22: C: [Correctable] yy_follow_button: unknown argument user_ids, " \
        'did you mean user_id? [YY-801]',
        /\A#{component}:4:54: C: yy_follow_button: unfollow_path must be .*, got "javascript:x" \[YY-102\]\z/,
        "#{page}:3:5: C: yy_modal: takes arguments by name: write name: value, or **options [YY-802]",
        "#{page}:3:20: C: yy_modal: name is required [YY-101]",
        "#{page}:3:29: C: [Correctable] yy_modal: unknown argument naem, did you mean name? [YY-801]"
      ]])
      rubocop('--autocorrect')
      expect(rubocop.last).to match([/#{component}:4:5: .*: login_path is required/, /#{component}:4:53: .*unfollow_path must be/,
                                     /#{page}:3:5: .*takes arguments by name/])
      code = @root.join('app', component).read
      expect(code).to include('yy_mask(mask: :cpf) + helpers.yy_flash')
      write(component, code.sub('"javascript:x"', '"/a", login_path: "/entrar"'))
      write(page, @root.join('app', page).read.sub(':a', 'name: "a"'))
      expect(rubocop).to eq([true, []])
    end

    it 'has the cop, which notices when methods of the application with similar names are added or removed' do
      configure
      write('helpers/a_helper.rb', "yy_modals\n")
      write('helpers/own_helper.rb', "def yy_modals\nend\n")
      expect(rubocop.last.grep(/yy_modals:/)).to eq([])
      write('helpers/own_helper.rb', "def modals\nend\n")
      expect(rubocop.last.grep(/yy_modals:/)).to match([/yy_modals: no such helper, did you mean yy_modal\?/])
    end
  end

  it 'corrects names of arguments, however they are written' do
    expect(corrected(<<~RUBY)).to eq(<<~NEW)
      mask = :cpf
      yy_mask 'data-mask' => mask, "data-unmasked-name": 'a', clas: 'x'
      naem = 1
      yy_modal(naem:)
      yy_modal :naem => naem
    RUBY
      mask = :cpf
      yy_mask mask: mask, unmasked_name: 'a', class: 'x'
      naem = 1
      yy_modal(name: naem)
      yy_modal name: naem
    NEW
  end

  it 'corrects calls inside calls' do
    expect(corrected("yy_modal naem: yy_mask(msk: :cpff), id: 'a'\n")).to eq("yy_modal name: yy_mask(mask: :cpff), id: 'a'\n")
    expect(corrected("yy_modl(naem: 1)\n")).to eq("yy_modal(naem: 1)\n")
  end

  it 'corrects words, with their quotes' do
    expect(corrected(%(yy_mask mask: :card_numbr\nyy_mask mask: "card-numbr"\nyy_mask mask: 'zipcod'\nyy_mask mask: %q(cpff)\n)))
      .to eq(%(yy_mask mask: :card_number\nyy_mask mask: "card-number"\nyy_mask mask: 'zipcode'\nyy_mask mask: 'cpf'\n))
  end

  it 'does not correct two arguments to the same name, or to a given one' do
    code = "yy_modal naem: 1, nmae: 2\nyy_modal name: 1, naem: 2\n"
    expect(corrected(code)).to eq(code.sub('naem', 'name'))
    expect(offenses(corrected(code))).to match([/1:19: .*unknown argument nmae/, /2:19: .*unknown argument naem/])
  end

  it 'reports attributes of the widget in data:, and wrong options of the head' do
    expect(offenses("yy_modal name: 'a', data: { name: 'b' }\n"))
      .to eq(["1:21: yy_modal: data-name is the widget's own: write name: instead"])
    expect(offenses("yy_head_tags flavor: :lite\n")).to eq(['1:1: yy_head_tags: unknown option flavor, did you mean flavour?'])
  end

  it 'reports mistakes in templates inside a component on their lines, and corrects nothing there' do
    code = "class Card\n  erb_template <<~ERB\n    <%= yy_modal naem: 'a' %>\n  ERB\nend\n"
    expect(offenses(code)).to eq(['3:1: yy_modal: name is required; unknown argument naem, did you mean name?'])
    expect(investigate(code).correctors.compact).to be_empty
  end

  it 'checks methods of form builders' do
    expect(corrected("f.yy_msk :cpf, mask: :cpf\nf.yy_mask :cpf, mask: :cpff, clas: 'a'\n"))
      .to eq("f.yy_mask :cpf, mask: :cpf\nf.yy_mask :cpf, mask: :cpf, class: 'a'\n")
    expect(offenses("form.yy_select :state, [], { promt: 'x' }\n"))
      .to eq(['1:30: form.yy_select: unknown argument promt, did you mean prompt?'])
  end

  it 'ignores invalid Ruby, and files without helpers' do
    ["def x\n  yy_modal(\n", '', "# yy_modal :a\n"].each { |code| expect(offenses(code)).to eq([]) }
  end
end
