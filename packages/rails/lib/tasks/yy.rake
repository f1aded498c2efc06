# frozen_string_literal: true

namespace :yy do
  desc 'Checks the yy- tags and helpers in app/views for mistakes'
  task doctor: :environment do
    require 'yy_widgets/doctor'
    abort unless YyWidgets::Doctor.new(Rails.root).run
  end

  desc 'Counts the uses of each tag, attribute, part, event, token and helper: yy:inventory["--format csv"]'
  task :inventory, [:options] => :environment do |_, arguments|
    require 'shellwords'
    require 'yy_widgets/inventory'
    words = [arguments[:options], *arguments.extras].compact.flat_map { |each| Shellwords.split(each) }
    code = YyWidgets::Inventory.new(Rails.root).run(words)
    exit code unless code.zero?
  end

  desc 'Removes all but the newest config.keep_builds builds from config.builds'
  task prune: :environment do
    YyWidgets.builds.prune(YyWidgets.config.keep_builds).each { |version| puts "removed #{version}" }
  end

  namespace :install do
    desc 'Copies the built files into config.builds (public/yy), and removes all but the newest config.keep_builds builds there'
    task assets: :environment do
      require 'yy_widgets/asset_installation'
      folder = YyWidgets::AssetInstallation.new(YyWidgets.files, YyWidgets.config.builds).install
      puts "installed into #{folder}"
      Rake::Task['yy:prune'].invoke
      Rake::Task['yy:install:deltas'].invoke
    end

    desc 'Writes deltas of the installed files, for browsers that have those of another release'
    task deltas: :environment do
      next puts('zstd is not installed: browsers get whole files of a new release') unless YyWidgets::Deltas.possible?

      count = YyWidgets::Deltas.new(YyWidgets.config.builds).write(YyWidgets.files.version)
      puts "#{count} files as what differs from other releases"
    rescue YyWidgets::Deltas::Failed => e
      puts "browsers get whole files of a new release: #{e.message}"
    end
  end
end
