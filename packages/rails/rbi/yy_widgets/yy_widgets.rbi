# typed: true

module YyWidgets
  VERSION = T.let(T.unsafe(nil), String)

  class << self
    sig { returns(Configuration) }
    def config; end

    # Sets the options, in `config/initializers/yy_widgets.rb`. Options: `Configuration`.
    sig { params(block: T.proc.params(config: Configuration).void).void }
    def configure(&block); end

    # The source for `inline: true` that a policy without nonces needs in `script_src`:
  # `-> { YyWidgets.inline_source }`.
    sig { params(flavour: T.any(Symbol, String)).returns(String) }
    def inline_source(flavour: :react); end
  end

  # The options in `config/initializers/yy_widgets.rb`. An option for the head may also be a proc,
  # which runs in the view.
  class Configuration
    # `:react`, or `:lite` for the smaller build on Preact (default `:react`)
    sig { returns(T.any(Symbol, String, Proc)) }
    attr_accessor :flavour

    # Whether to load `yy.looks.css`, with which your links and buttons look like the widgets' own
    # (default `false`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :looks

    # Whether to load `yy.all.js`, for pages without module scripts (default `false`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :classic

    # Whether the script is inline, which saves a request (default `false`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :inline

    # Widgets whose code the browser preloads; `:written` for those of the page (default none)
    sig { returns(T.nilable(T.any(T::Array[T.any(Symbol, String)], Symbol, String, Proc))) }
    attr_accessor :preload

    # Whether tags have digests, and an import map has those of all modules (default `true`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :integrity

    # A nonce of your own, or `false` for none; nil for that of the policy
    sig { returns(T.nilable(T.any(String, T::Boolean, Proc))) }
    attr_accessor :nonce

    # Whether to write `csrf_meta_tags`, unless the layout has them (default `true`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :csrf

    # Widgets whose texts are written in the head, for tags that no helper writes; `:all` for all
    # (default none)
    sig { returns(T.nilable(T.any(T::Array[T.any(Symbol, String)], Symbol, String, T::Boolean, Proc))) }
    attr_accessor :texts

    # Whether to show the panel that lists the mistakes on the page, in development (default
    # `false`)
    sig { returns(T.any(T::Boolean, Proc)) }
    attr_accessor :doctor

    # How eagerly the browser prerenders pages of this application, or a Hash with `prefetch` and
    # `prerender` (default `false`)
    sig { returns(T.nilable(T.any(Symbol, String, T::Hash[Symbol, T.any(Symbol, String)], T::Boolean, Proc))) }
    attr_accessor :speculation

    # Paths that it must not prerender (default: sign-out, cart, checkout and others)
    sig { returns(T.any(T::Array[String], Proc)) }
    attr_accessor :speculation_except

    # Which widgets run, and from which build (docs/guide/desligar.md): a Hash, a file, or a proc
    # that returns a Hash
    sig { returns(T.nilable(T.any(T::Hash[T.untyped, T.untyped], String, Pathname, Proc))) }
    attr_accessor :switch

    # URL, of the page's origin, from which open pages load the switch again
    sig { returns(T.nilable(T.any(String, Proc))) }
    attr_accessor :switch_src

    # `Rails.env` if nil
    sig { returns(T.nilable(T.any(String, Symbol, Proc))) }
    attr_accessor :environment

    # URL of your team's guide: `"/widgets/{name}"`
    sig { returns(T.nilable(T.any(String, Proc))) }
    attr_accessor :guide

    # Id of the signed-in user, `''` when nobody is (default `current_user`'s); `false` for pages
    # that a cache serves to all visitors
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

    # Locales for which the gem's translation is used; in all others the texts are Portuguese
    # (default none)
    sig { returns(T::Array[T.any(String, Symbol)]) }
    attr_reader :locales

    # Raises `ArgumentError` for a locale without a translation in the gem.
    sig { params(locales: T.any(T::Array[T.any(String, Symbol)], String, Symbol)).void }
    def locales=(locales); end

    # Folder of the built files (default: the one in the gem)
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

    # Raises `ArgumentError` unless it is a positive integer.
    sig { params(number: Integer).void }
    def keep_builds=(number); end

    # Whether previews of the widgets are added to those of ViewComponent (default `false`)
    sig { returns(T::Boolean) }
    attr_accessor :previews

    # Whether mistakes raise an error; otherwise they are logged (default: in development and test)
    sig { returns(T::Boolean) }
    def strict; end

    sig { params(strict: T.nilable(T::Boolean)).void }
    attr_writer :strict
  end

  # Included in controllers.
  module EarlyHints
    private

    # Tells the browser which files the widgets need while the page is still being rendered (103
    # Early Hints), if the server can: `before_action :send_yy_early_hints`. Options:
    # `Configuration`.
    sig { params(options: T.untyped).void }
    def send_yy_early_hints(**options); end
  end

  # Receives the reports of `YY.observe`: `mount YyWidgets::Reports.new => "/yy/reports"`.
  class Reports
    # The event of `ActiveSupport::Notifications`. Its payload has `report:`, the parsed JSON.
    EVENT = T.let(T.unsafe(nil), String)
    # The maximum size of a report, in bytes.
    LIMIT = T.let(T.unsafe(nil), Integer)

    # Raises `ArgumentError` for another target, or a limit that is no positive integer.
    sig { params(to: T.any(Symbol, T::Array[Symbol]), per_visitor: Integer, in_total: Integer).void }
    def initialize(to: :notifications, per_visitor: 30, in_total: 6000); end

    # Handles a request of Rack.
    sig { params(env: T::Hash[String, T.untyped]).returns([Integer, T::Hash[String, String], T::Array[String]]) }
    def call(env); end
  end

  # Summarises this process's reports of the last hour: `render json: SUMMARY`.
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

  # Helpers for the head of a page.
  module HeadHelper
    # Writes meta tags, texts, stylesheet, preloads and script. Options: `Configuration`.
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

    # Writes the texts of a locale that differ from the widgets' own, for tags that no helper
    # writes, once per page.
    sig { params(only: T::Array[T.any(Symbol, String)], locale: T.any(String, Symbol)).returns(T.nilable(ActiveSupport::SafeBuffer)) }
    def yy_texts_tag(only: [], locale: :'pt-BR'); end

    # The page's switch, for the controller of `switch_src`: `render json: helpers.yy_switch`.
    sig { returns(T::Hash[String, T.untyped]) }
    def yy_switch; end

    # The URL of a built file: `yy_asset_path("yy.doctor.js")`.
    sig { params(file: String).returns(String) }
    def yy_asset_path(file); end
  end

  # Methods of every form builder.
  module FormBuilder
    # The error message of an attribute whose field gets none beside it: checkboxes, radio buttons
    # and date selects.
    sig { params(method: T.any(Symbol, String)).returns(T.nilable(ActiveSupport::SafeBuffer)) }
    def yy_message(method); end

    # The id of that message, for the field's `aria-describedby`.
    sig { params(method: T.any(Symbol, String)).returns(String) }
    def yy_message_id(method); end
  end

  # The helpers in a ViewComponent.
  module ComponentHelper
    include TagHelper
    include HeadHelper
    include FormHelper
  end

  # The helpers as elements of a Phlex component.
  module Phlex
    include TagHelper
    include HeadHelper
    include FormHelper
  end

  # Methods for feature and system tests, for RSpec and Minitest.
  module TestPage
    # Runs the block within the only tag that has these arguments, like Capybara's `within`.
    sig { params(name: T.any(Symbol, String), arguments: T.untyped, block: T.proc.params(args: T.untyped).returns(T.untyped)).returns(T.untyped) }
    def within_yy(name, **arguments, &block); end

    # Returns a sentence for each mistake in the tags of a page, a part of a page, a response or
    # HTML. In a browser these are the widgets that failed. Where no script runs, only the
    # attributes are checked.
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

  # `require 'yy_widgets/rspec'` adds the matcher `have_yy`, `within_yy` and `expect_no_yy_errors`.
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
