# frozen_string_literal: true

require 'yy_widgets/inventory'

RSpec.describe YyWidgets::Inventory do
  around { |example| Dir.mktmpdir { |folder| @root = Pathname.new(folder).realpath and example.run } }

  def write(name, text)
    @root.join(name).tap { |file| file.dirname.mkpath }.binwrite(text)
  end

  # @return [exit code, output, errors]
  def inventory(*words, path: '/nowhere')
    output = StringIO.new
    errors = StringIO.new
    former = ENV.fetch('PATH')
    ENV['PATH'] = path
    [described_class.new(@root, output, errors).run(words), output.string, errors.string]
  ensure
    ENV['PATH'] = former
  end

  it 'reports that the command is not installed, or that there is nothing to read' do
    write('app/views/a.html.erb', '')
    expect(inventory).to eq([2, '', "yy-doctor is not installed (npm install --save-dev @yy/widgets).\n"])
    FileUtils.rm_r(@root.join('app'))
    write('node_modules/.bin/yy-doctor', "#!/bin/sh\n")
    @root.join('node_modules/.bin/yy-doctor').chmod(0o755)
    expect(inventory.last).to start_with('there is nothing to read: none of app/views')
  end

  it 'reads ERB, HAML, Phlex and scripts with the command, and passes options on', :node do
    built = YyWidgets::ROOT.join('../../tools/doctor/bin/yy-doctor.js').realpath
    command = @root.join('node_modules/.bin/yy-doctor')
    command.dirname.mkpath
    File.symlink(built, command)
    write('app/views/a.html.erb', '<yy-icon data-name="a"></yy-icon>')
    write('app/views/b.html.haml', <<~HAML)
      %h1= yy_flash
      = helpers.yy_modal name: 'a' do
        %yy-icon{data: {name: 'a'}}
        - if shop
          = yy_count_badge count: 3
      = yy_popover do
        = button_tag 'a', data: { part: 'trigger' }
    HAML
    write('app/components/c.rb', "class C < Phlex::HTML\n  def view_template = yy_icon(name: 'a')\nend")
    write('app/javascript/d.js', 'addEventListener("yy:error", a)')
    code, output, errors = inventory('--format', 'csv', path: ENV.fetch('PATH'))
    expect([code, errors]).to eq([0, ''])
    places = output.lines.drop(1).map { |line| line.split(',').values_at(1, 2, 3) }
    expect(places).to include(
      %w[yy-icon app/views/a.html.erb 1], %w[yy_flash app/views/b.html.haml 1], %w[yy_modal app/views/b.html.haml 2],
      %w[yy-icon app/views/b.html.haml 3], %w[yy_count_badge app/views/b.html.haml 5],
      ['yy-popover trigger', 'app/views/b.html.haml', '7'], %w[yy_icon app/components/c.rb 2], %w[yy:error app/javascript/d.js 1]
    )
  end
end
