# frozen_string_literal: true

# rails.rb STEP, in a folder without this repository: `make` an empty application by `rails new`, `begin` as the guide's
# chapter does, to the letter, `remove` what that has brought, as the chapter does, or `serve`.

require 'fileutils'
require 'rails/version'

VIEW = 'app/views/auctions/show.html.erb'
GUIDE = File.read('guide/rails.md', encoding: 'UTF-8')[/^## começar\n(.*?)(?=^## )/m]
OLD = Rails::VERSION::MAJOR < 7
# What `rails new` asks of a gem server, and no Debian package brings.
WITHOUT = (%w[jbuilder test system-test git bundle action-mailbox action-text active-storage action-cable action-mailer] +
  (OLD ? %w[active-job javascript bootsnap listen spring turbolinks] : %w[hotwire active-job dev-gems rubocop brakeman ci docker]))
          .map { |part| "--skip-#{part}" }

def run(*command)
  system(*command, out: :err, exception: true)
end

def change(file, before, after)
  text = File.read(file)
  abort "#{file} has no #{before}" unless text.include?(before)
  File.write(file, text.sub(before) { after })
end

def make
  run('rails', 'new', 'loja', *(OLD ? [] : %w[-a propshaft -j importmap]), *WITHOUT)
  Dir.chdir('loja')
  # Debian 12 has the parts of Rails 6.1 that the tests need.
  File.write('Gemfile', <<~RUBY) if OLD
    source 'https://rubygems.org'
    gem 'railties'
    gem 'activerecord'
    gem 'sqlite3'
    gem 'sprockets-rails'
    gem 'puma'
  RUBY
  FileUtils.mkdir_p('app/views/auctions')
  File.write('app/controllers/auctions_controller.rb', "class AuctionsController < ApplicationController\nend\n")
  File.write(VIEW, "<h1>leilão</h1>\n")
  change('config/routes.rb', /routes\.draw do\n/.match(File.read('config/routes.rb'))[0], "routes.draw do\n  root 'auctions#show'\n")
  run('bundle', 'install', '--local')
end

def tag
  GUIDE[/^```erb\n(.*?)^```/m, 1]
end

case ARGV.fetch(0)
when 'make' then make
when 'begin'
  Dir.chdir('loja')
  run('sh', '-ec', GUIDE[/^```sh\n(.*?)^```/m, 1])
  File.write(VIEW, tag, mode: 'a')
when 'remove'
  Dir.chdir('loja')
  change(VIEW, tag, '')
  run('sh', '-ec', GUIDE[/^para tirar.*?: `([^`]+)`/, 1])
when 'serve'
  Dir.chdir('loja')
  exec('bin/rails', 'server', '--binding', '127.0.0.1', '--port', '0')
end
