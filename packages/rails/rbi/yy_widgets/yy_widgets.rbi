# typed: true

module YyWidgets
  VERSION = T.let(T.unsafe(nil), String)

  class << self
    sig { returns(Configuration) }
    def config; end

    # In `config/initializers/yy_widgets.rb`. Options: `Configuration`.
    sig { params(block: T.proc.params(config: Configuration).void).void }
    def configure(&block); end

    # What `script_src` of a policy without nonces needs for `inline: true`: `-> { YyWidgets.inline_source }`.
    sig { params(flavour: T.any(Symbol, String)).returns(String) }
    def inline_source(flavour: :react); end
  end

  # What `config/initializers/yy_widgets.rb` may say. What stands in the head may also be a proc: it runs in the view.
  class Configuration
    # `:react`, or `:lite` for Preact, which is smaller (default `:react`)
    sig { returns(T.any(Symbol, String, Proc)) }
    attr_accessor :flavour

    # `yy.looks.css`: your links and buttons look like what the widgets draw, where you say so (default `false`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :looks

    # `yy.all.js`, for pages without module scripts (default `false`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :classic

    # The script stands in the page itself, which saves a trip to the server (default `false`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :inline

    # Widgets whose code the browser loads while it reads the head; `:written` for those of the page (default none)
    sig { returns(T.nilable(T.any(T::Array[T.any(Symbol, String)], Symbol, String, Proc))) }
    attr_accessor :preload

    # Digests on the tags, and an import map with those of all modules (default `true`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :integrity

    # A nonce of your own, or `false`; that of the policy if nil
    sig { returns(T.nilable(T.any(String, T::Boolean, Proc))) }
    attr_accessor :nonce

    # `csrf_meta_tags`, unless the layout has written them (default `true`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :csrf

    # Widgets whose tags are written by hand, whose texts stand in the head; `:all` for all (default none)
    sig { returns(T.nilable(T.any(T::Array[T.any(Symbol, String)], Symbol, String, T::Boolean, Proc))) }
    attr_accessor :texts

    # The panel that says what is wrong on the page, in development (default `false`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :doctor

    # How eagerly the browser renders pages of this application ahead; of `prefetch` and `prerender` each (default `false`)
    sig { returns(T.nilable(T.any(Symbol, String, T::Hash[Symbol, T.any(Symbol, String)], T::Boolean, Proc))) }
    attr_accessor :speculation

    # Paths of which it does not (default: sign-out, cart, checkout and others)
    sig { returns(T.any(T::Array[String], Proc)) }
    attr_accessor :speculation_except

    # Which widgets run, and from which build (docs/guide/desligar.md): a Hash, a file, or what returns a Hash
    sig { returns(T.nilable(T.any(T::Hash[T.untyped, T.untyped], String, Pathname, Proc))) }
    attr_accessor :switch

    # Address that pages ask for the switch again, of the page's origin
    sig { returns(T.nilable(T.any(String, Proc))) }
    attr_accessor :switch_src

    # `Rails.env` if nil
    sig { returns(T.nilable(T.any(String, Symbol, Proc))) }
    attr_accessor :environment

    # Where your team reads the guide: `"/widgets/{name}"`
    sig { returns(T.nilable(T.any(String, Proc))) }
    attr_accessor :guide

    # Whose page it is: `current_user`'s id unless said, `''` for nobody, `false` for pages that a cache keeps for everybody
    sig { returns(T.nilable(T.any(String, Integer, T::Boolean, Proc))) }
    attr_accessor :user_id

    sig { returns(T.nilable(T.any(String, T::Boolean, Proc))) }
    attr_accessor :fingerprint

    sig { returns(T.nilable(T.any(String, Symbol, Proc))) }
    attr_accessor :device_type

    sig { returns(T.nilable(T.any(String, Proc))) }
    attr_accessor :assets_host

    sig { returns(T.nilable(T.any(String, Proc))) }
    attr_accessor :photo_host

    sig { returns(T.nilable(T.any(String, Proc))) }
    attr_accessor :icon_sprite

    sig { returns(T.untyped) }
    attr_accessor :native_app

    sig { returns(T.nilable(T.any(String, T::Array[String], Proc))) }
    attr_accessor :allowed_origins

    # Locales in which the widgets speak the gem's own translation; in all others they speak Portuguese (default none)
    sig { returns(T::Array[T.any(String, Symbol)]) }
    attr_reader :locales

    # Raises `ArgumentError` for a locale of which the gem has no texts.
    sig { params(locales: T.any(T::Array[T.any(String, Symbol)], String, Symbol)).void }
    def locales=(locales); end

    # Folder of the built files; the gem's own unless the application says another
    sig { returns(Pathname) }
    attr_reader :root

    sig { params(folder: T.any(String, Pathname)).void }
    def root=(folder); end

    # Folder with the builds of other releases (default `public/yy`)
    sig { returns(Pathname) }
    def builds; end

    sig { params(folder: T.nilable(T.any(String, Pathname))).void }
    def builds=(folder); end

    # How many builds `yy:install:assets` leaves in `builds` (default 3)
    sig { returns(Integer) }
    attr_reader :keep_builds

    # Raises `ArgumentError` for none.
    sig { params(number: Integer).void }
    def keep_builds=(number); end

    # Whether the widgets are among the application's previews of ViewComponent (default `false`)
    sig { returns(T::Boolean) }
    attr_accessor :previews

    # Whether a mistake raises; otherwise it is logged (default: in development and test)
    sig { returns(T::Boolean) }
    def strict; end

    sig { params(strict: T.nilable(T::Boolean)).void }
    attr_writer :strict
  end

  # In controllers.
  module EarlyHints
    private

    # Names the files of the widgets to the browser while the page is still being made (103 Early Hints), where the server
    # can: `before_action :send_yy_early_hints`. Options: `Configuration`.
    sig { params(options: T.untyped).void }
    def send_yy_early_hints(**options); end
  end

  # Takes what `YY.observe` sends: `mount YyWidgets::Reports.new => "/yy/reports"`.
  class Reports
    # The event of `ActiveSupport::Notifications`, whose payload has `report:`, a hash with the names of the JSON
    EVENT = T.let(T.unsafe(nil), String)
    # Bytes of the largest report
    LIMIT = T.let(T.unsafe(nil), Integer)

    # Raises `ArgumentError` for another target, or a limit that is no integer from 1.
    sig { params(to: T.any(Symbol, T::Array[Symbol]), per_visitor: Integer, in_total: Integer).void }
    def initialize(to: :notifications, per_visitor: 30, in_total: 6000); end

    # Of Rack.
    sig { params(env: T::Hash[String, T.untyped]).returns([Integer, T::Hash[String, String], T::Array[String]]) }
    def call(env); end
  end

  # What reports say of the last hour, in this process: `render json: SUMMARY`.
  class ReportSummary
    sig { params(clock: T.proc.returns(Integer)).void }
    def initialize(clock: T.unsafe(nil)); end

    # Adds each report that `Reports` accepts.
    sig { returns(ReportSummary) }
    def subscribe; end

    sig { params(report: T::Hash[String, T.untyped]).returns(ReportSummary) }
    def add(report); end

    sig { params(_arguments: T.untyped).returns(T::Hash[Symbol, T.untyped]) }
    def as_json(*_arguments); end
  end

  # What the head of a page needs.
  module HeadHelper
    # Metas, texts, stylesheet, preloads and script. Options: `Configuration`.
    sig do
      params(
        flavour: T.any(Symbol, String, Proc),
        looks: T.any(T::Boolean, Proc),
        classic: T.any(T::Boolean, Proc),
        inline: T.any(T::Boolean, Proc),
        preload: T.nilable(T.any(T::Array[T.any(Symbol, String)], Symbol, String, Proc)),
        integrity: T.any(T::Boolean, Proc),
        nonce: T.nilable(T.any(String, T::Boolean, Proc)),
        csrf: T.any(T::Boolean, Proc),
        texts: T.nilable(T.any(T::Array[T.any(Symbol, String)], Symbol, String, T::Boolean, Proc)),
        doctor: T.any(T::Boolean, Proc),
        speculation: T.nilable(T.any(Symbol, String, T::Hash[Symbol, T.any(Symbol, String)], T::Boolean, Proc)),
        speculation_except: T.any(T::Array[String], Proc),
        switch: T.nilable(T.any(T::Hash[T.untyped, T.untyped], String, Pathname, Proc)),
        switch_src: T.nilable(T.any(String, Proc)),
        environment: T.nilable(T.any(String, Symbol, Proc)),
        guide: T.nilable(T.any(String, Proc)),
        user_id: T.nilable(T.any(String, Integer, T::Boolean, Proc)),
        fingerprint: T.nilable(T.any(String, T::Boolean, Proc)),
        device_type: T.nilable(T.any(String, Symbol, Proc)),
        assets_host: T.nilable(T.any(String, Proc)),
        photo_host: T.nilable(T.any(String, Proc)),
        icon_sprite: T.nilable(T.any(String, Proc)),
        native_app: T.untyped,
        allowed_origins: T.nilable(T.any(String, T::Array[String], Proc))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_head_tags(
      flavour: :react, looks: false, classic: false, inline: false, preload: [], integrity: true, nonce: nil, csrf: true,
      texts: [], doctor: false, speculation: false, speculation_except: [], switch: nil, switch_src: nil, environment: nil, guide: nil,
      user_id: nil, fingerprint: nil, device_type: nil, assets_host: nil, photo_host: nil, icon_sprite: nil, native_app: nil,
      allowed_origins: nil
    ); end

    # For tags that no helper has written: the texts of a locale that differ from those of the widgets, once a page.
    sig { params(only: T::Array[T.any(Symbol, String)], locale: T.any(String, Symbol)).returns(T.nilable(ActiveSupport::SafeBuffer)) }
    def yy_texts_tag(only: [], locale: :'pt-BR'); end

    # What the page's switch says, for a controller that answers to `switch_src`: `render json: helpers.yy_switch`.
    sig { returns(T::Hash[String, T.untyped]) }
    def yy_switch; end

    # Address of a built file: `yy_asset_path("yy.doctor.js")`.
    sig { params(file: String).returns(String) }
    def yy_asset_path(file); end
  end

  # Methods of every form builder.
  module FormBuilder
    # The message about an attribute whose field cannot have one beside it: of boxes, radios, dates of three lists.
    sig { params(method: T.any(Symbol, String)).returns(T.nilable(ActiveSupport::SafeBuffer)) }
    def yy_message(method); end

    # The id of that message, for the `aria-describedby` of what it is about.
    sig { params(method: T.any(Symbol, String)).returns(String) }
    def yy_message_id(method); end
  end

  # The helpers in a ViewComponent.
  module ComponentHelper
    include TagHelper
    include HeadHelper
    include FormHelper
  end

  # The helpers in a Phlex component, where they write.
  module Phlex
    include TagHelper
    include HeadHelper
    include FormHelper
  end

  # For feature and system tests of either framework.
  module TestPage
    # Runs the block within the one tag of these arguments, as Capybara's `within` does.
    sig { params(name: T.any(Symbol, String), arguments: T.untyped, block: T.proc.params(args: T.untyped).returns(T.untyped)).returns(T.untyped) }
    def within_yy(name, **arguments, &block); end

    # What is wrong with the tags of a page, a part of it, a response or HTML, in sentences. A browser says which have failed;
    # where no script runs only their attributes are checked.
    sig { params(subject: T.untyped).returns(T::Array[String]) }
    def yy_errors(subject = nil); end
  end

  # `require 'yy_widgets/minitest'`, then `include YyWidgets::Minitest`.
  module Minitest
    include TestPage

    sig { params(name: T.any(Symbol, String), subject: T.untyped, arguments: T.untyped).void }
    def assert_yy(name, subject = nil, **arguments); end

    sig { params(name: T.any(Symbol, String), subject: T.untyped, arguments: T.untyped).void }
    def refute_yy(name, subject = nil, **arguments); end

    sig { params(subject: T.untyped).void }
    def assert_no_yy_errors(subject = nil); end
  end

  # `require 'yy_widgets/rspec'` gives the matcher `have_yy`, `within_yy` and `expect_no_yy_errors`.
  module RSpec
    include TestPage

    sig { params(subject: T.untyped).void }
    def expect_no_yy_errors(subject = nil); end
  end
end

module ActionView
  class Base
    include YyWidgets::TagHelper
    include YyWidgets::HeadHelper
    include YyWidgets::FormHelper
  end

  module Helpers
    class FormBuilder
      include YyWidgets::FormBuilder
    end
  end
end

module RSpec
  module Matchers
    # `expect(page).to have_yy(:follow_button, user_id: 3)`
    sig { params(name: T.any(Symbol, String), arguments: T.untyped).returns(T.untyped) }
    def have_yy(name, **arguments); end
  end
end
