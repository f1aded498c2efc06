# frozen_string_literal: true

require 'rails/generators'
require 'yy_widgets/herb_rules'

module Yy
  module Generators
    # `rails g yy:install` adds yy_head_tags to the layouts, an initializer, a pin for
    # importmap-rails, and the doctor's rules for Herb. A second run only updates rules of an older
    # version. `rails d yy:install` removes all of them.
    class InstallGenerator < ::Rails::Generators::Base
      # Matches a line of a layout that contains the whole call and nothing else.
      HEAD_TAGS = /^[ \t]*(?:<%=\s*yy_head_tags\b(?:(?!%>).)*%>|=\s*yy_head_tags\b[^\r\n]*(?<![,|]))[ \t]*\r?\n/n.freeze

      source_root File.expand_path('templates', __dir__)
      desc "Adds yy_head_tags to the layouts, an initializer, and the doctor's rules for Herb, which editors show."
      class_option :herb, type: :boolean, default: true, desc: "The doctor's rules for Herb's linter, into .herb/"

      def write_initializer
        template 'yy_widgets.rb', 'config/initializers/yy_widgets.rb', skip: true
      end

      def add_head_tags
        # Layouts of mailers need no scripts.
        layouts = Dir.chdir(destination_root) { Dir['app/views/layouts/**/*.html*.{erb,haml,slim}'].sort }
                     .reject { |layout| File.basename(layout).start_with?('mailer') }
        say_missing if layouts.empty? && behavior == :invoke
        layouts.each { |layout| behavior == :revoke ? remove_from(layout) : add_to(layout) }
      end

      # The pin is for `import { onUser } from "@yy/widgets/bootstrap"`. `YyWidgets::ImportMap`
      # replaces its address with that of the current build.
      def pin_module
        file = File.join(destination_root, 'config/importmap.rb')
        return unless File.file?(file)

        line_end = "\n" unless File.read(file).match?(/(\A|\n)\z/)
        append_to_file 'config/importmap.rb', %(#{line_end}pin "@yy/widgets/bootstrap", to: "/yy/yy.js", preload: false\n)
      end

      # With these rules, Herb's language server shows mistakes in editors.
      def write_herb_rules
        return unless options[:herb]

        rules = YyWidgets::HerbRules.new(destination_root, force: options[:force], pretend: options[:pretend])
        return say_rules(rules.remove) if behavior == :revoke
        return unless rules.applicable?
        return say_status :missing, '.herb: the rules are not built (npm run build -- gem)', :yellow unless rules.built?

        say_rules(rules.write)
      end

      private

      def say_rules(files)
        files.fetch(:leave, []).each do |file|
          say_status :skip, ".herb/#{file}: changed by hand, --force takes no notice of it", :yellow
        end
        files.except(:leave).each do |action, names|
          say_status action, ".herb (#{names.size} files)", action == :identical ? :blue : :green
        end
      end

      def say_missing
        say_status :missing, 'app/views/layouts: write yy_head_tags into the head of your pages', :yellow
      end

      def remove_from(layout)
        file = File.join(destination_root, layout)
        text = File.binread(file)
        return say_status :identical, layout, :blue unless text.include?('yy_head_tags')

        rest = text.gsub(HEAD_TAGS, '')
        return say_status :skip, "#{layout}: yy_head_tags stands among other code, take it out yourself", :yellow if rest == text

        File.binwrite(file, rest) unless options[:pretend]
        say_status :subtract, layout
      end

      # The layout is read as binary, because it may have any encoding.
      def add_to(layout)
        file = File.join(destination_root, layout)
        text = File.binread(file)
        return say_status :identical, layout, :blue if text.include?('yy_head_tags')

        added = with_head_tags(layout, text)
        return say_status :skip, "#{layout}: no </head>, write yy_head_tags into it yourself", :yellow unless added

        File.binwrite(file, added) unless options[:pretend]
        say_status :insert, layout
      end

      # The call goes to the end of the head, after the meta tags of CSRF and CSP.
      # @return nil when the layout has no end of a head
      def with_head_tags(layout, text)
        place, line = { '.erb' => [%r{^([ \t]*)</head>}n, '<%= yy_head_tags %>'],
                        '.haml' => [/^([ \t]*)%body\b/n, '= yy_head_tags'] }[File.extname(layout)]
        return unless place && (indent = text[place, 1])

        text.sub(place) { |found| "#{indent}  #{line}#{"\r" if text.include?("\r\n")}\n#{found}" }
      end
    end
  end
end
