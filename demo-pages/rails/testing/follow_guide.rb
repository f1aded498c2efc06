# frozen_string_literal: true

# Makes an empty Rails application, follows the beginning of docs/guide/rails.md in it, to the letter, and serves it. The
# gem is put where the guide's first commands would have put it, with the files of `dist/`.

require 'fileutils'
require 'shellwords'

REPOSITORY = File.expand_path('../../..', __dir__)
FOLDER = '/tmp/first/loja'
GEM = '/tmp/first/voltinha-widgets/packages/rails'
# What `rails new` asks of a gem server, and no Debian package brings.
WITHOUT = %w[
  hotwire jbuilder dev-gems test system-test rubocop brakeman ci docker git bundle
  action-mailbox action-text active-storage active-job action-cable action-mailer
].map { |part| "--skip-#{part}" }
def run(*command)
  system(*command, out: File::NULL, exception: true)
end

def change(file, before, after)
  text = File.read(file)
  abort "#{file} has no #{before}" unless text.include?(before)
  File.write(file, text.sub(before) { after })
end

# The gem, as `npm run build -- gem` leaves it.
FileUtils.mkdir_p(GEM)
FileUtils.cp_r(Dir["#{REPOSITORY}/packages/rails/{lib,config,sig,rbi,*.json,README.md,yy_widgets.gemspec}"], GEM)
FileUtils.mkdir_p("#{GEM}/vendor")
FileUtils.cp_r("#{REPOSITORY}/dist", "#{GEM}/vendor/yy")

# The application: one page, in the layout that Rails writes.
ENV['BUNDLE_SILENCE_ROOT_WARNING'] = '1'
run('rails', 'new', FOLDER, '-a', 'propshaft', '-j', 'importmap', *WITHOUT)
Dir.chdir(FOLDER)
FileUtils.mkdir_p('app/views/auctions')
File.write('app/controllers/auctions_controller.rb', "class AuctionsController < ApplicationController\nend\n")
File.write('app/views/auctions/show.html.erb', "<h1>leilão</h1>\n")
change('config/routes.rb', "routes.draw do\n", "routes.draw do\n  root 'auctions#show'\n")

# The guide.
guide = File.read("#{REPOSITORY}/docs/guide/rails.md")
beginning = guide[/^## começar\n(.*?)(?=^## )/m]
blocks = ->(language) { beginning.scan(/^```#{language}\n(.*?)^```/m).flatten }
gemfile, = blocks['ruby']
File.write('Gemfile', "\n#{gemfile}", mode: 'a')
bundle, generate = blocks['sh'].last.lines.map(&:shellsplit)
# No gem server is asked.
run(*bundle, '--local')
run(*generate)
File.write('app/views/auctions/show.html.erb', blocks['erb'].first, mode: 'a')

exec('bin/rails', 'server', '--binding', '127.0.0.1', '--port', '0')
