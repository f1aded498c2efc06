# frozen_string_literal: true

namespace :yy do
  desc 'Looks for mistakes in the yy- tags and helpers of app/views'
  task doctor: :environment do
    require 'yy_widgets/doctor'
    abort unless YyWidgets::Doctor.new(Rails.root).run
  end

  namespace :install do
    desc 'Copies the built files into public/yy, for a CDN'
    task assets: :environment do
      require 'yy_widgets/asset_installation'
      folder = YyWidgets::AssetInstallation.new(YyWidgets.files, Rails.public_path).install
      puts "installed into #{folder}"
    end
  end
end
