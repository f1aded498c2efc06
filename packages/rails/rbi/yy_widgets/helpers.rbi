# typed: true

# Written by `npm run generate`.
module YyWidgets
  module TagHelper
    # Keeps one panel open at a time, and lets panels slide open and shut. See widgets/accordion/README.md.
    #
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_accordion(mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Fills a select of cities with those of the state chosen in another. See widgets/city-select/README.md.
    #
    # - `placeholder`: First option of the cities, with an empty value. (default `"Selecione"`)
    # - `error_text`: Shown and spoken when the cities cannot be had. (default `"não foi possível carregar as cidades"`)
    # - `label_retry`: Text of the button that asks once more. (default `"tentar de novo"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        placeholder: T.nilable(T.any(String, Symbol, Numeric)),
        error_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_city_select(placeholder: nil, error_text: nil, label_retry: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Puts HTML of the server in the place of its children. See widgets/content-loader/README.md.
    #
    # - `src`: Where the HTML comes from. (required)
    # - `container`: Sent along as `container`, for a server that answers for several places.
    # - `loaded_src`: Address, with its `container`, that the children are from: it is not asked again. The widget writes it, and so may a server that sends the content with the page.
    # - `allow_origin`: Origins besides the page's own that may answer, separated by spaces.
    # - `label_loading`: Shown and spoken while the answer is on its way. (default `"carregando"`)
    # - `failed_text`: Shown and spoken when it could not be had. (default `"não deu para carregar."`)
    # - `label_retry`: Text of the button beside that. (default `"tentar de novo"`)
    # - `signed_out_text`: Shown and spoken instead when the session has ended. (default `"sua sessão terminou. entre de novo para continuar."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        src: T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped]),
        container: T.nilable(T.any(String, Symbol, Numeric)),
        loaded_src: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        allow_origin: T.nilable(T.any(String, Symbol, Numeric)),
        label_loading: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_content_loader(src:, container: nil, loaded_src: nil, allow_origin: nil, label_loading: nil, failed_text: nil, label_retry: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows a small count beside something, and nothing at zero. See widgets/count-badge/README.md.
    #
    # - `count`: The count; with a source, the one shown until it is known.
    # - `max`: The largest count shown as it is; above it stands `99+`. (at least 0; default `99`)
    # - `source`: A counter of the session: `total_unread`, another `{type}_unread`, or a number of the user such as `sold_notifications_count`.
    # - `label`: What is read aloud; `{count}` stands for the number shown. (default `"{count}"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        count: T.nilable(T.any(Numeric, String)),
        max: T.nilable(T.any(Numeric, String)),
        source: T.nilable(T.any(String, Symbol, Numeric)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_count_badge(count: nil, max: nil, source: nil, label: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows how long something still lasts, and at its end tells the visitor or moves on. See widgets/countdown/README.md.
    #
    # - `ends_at`: The end: ISO 8601 with an offset or `Z`, or epoch ms. (required; an ISO 8601 instant with an offset, or epoch ms)
    # - `server_now`: The server's time when it wrote the page, in the same form; corrects a wrong clock. (an ISO 8601 instant with an offset, or epoch ms)
    # - `redirect_url`: Where to go at the end; this origin, or one the page allows.
    # - `notify`: Message shown at the end, as an alert of `yy-flash`.
    # - `days_text`: The time left while it is days. (default `"{count} dias"`)
    # - `days_one_text`: The same for one day. (default `"1 dia"`)
    # - `hours_text`: The time left while it is hours. (default `"{count} horas"`)
    # - `hours_one_text`: The same for one hour. (default `"1 hora"`)
    # - `day_left_text`: Spoken, and not shown, when one day is left. (default `"falta 1 dia"`)
    # - `hour_left_text`: Spoken when one hour is left. (default `"falta 1 hora"`)
    # - `minutes_left_text`: Spoken when ten minutes are left. (default `"faltam 10 minutos"`)
    # - `minute_left_text`: Spoken when one minute is left. (default `"falta 1 minuto"`)
    # - `ended_text`: Spoken at the end. (default `"tempo encerrado"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        ends_at: T.any(String, Integer, Time, DateTime, ActiveSupport::TimeWithZone),
        server_now: T.nilable(T.any(String, Integer, Time, DateTime, ActiveSupport::TimeWithZone)),
        redirect_url: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        notify: T.nilable(T.any(String, Symbol, Numeric)),
        days_text: T.nilable(T.any(String, Symbol, Numeric)),
        days_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        hours_text: T.nilable(T.any(String, Symbol, Numeric)),
        hours_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        day_left_text: T.nilable(T.any(String, Symbol, Numeric)),
        hour_left_text: T.nilable(T.any(String, Symbol, Numeric)),
        minutes_left_text: T.nilable(T.any(String, Symbol, Numeric)),
        minute_left_text: T.nilable(T.any(String, Symbol, Numeric)),
        ended_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_countdown(ends_at:, server_now: nil, redirect_url: nil, notify: nil, days_text: nil, days_one_text: nil, hours_text: nil, hours_one_text: nil, day_left_text: nil, hour_left_text: nil, minutes_left_text: nil, minute_left_text: nil, ended_text: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Lists the facilities of the seller, and whether each is on. See widgets/facilities/README.md.
    #
    # - `label_enabled`: State of a facility that is on. (default `"ativo"`)
    # - `label_disabled`: State of one that is off. (default `"inativo"`)
    # - `empty_text`: Shown when there are none. (default `"nenhuma facilidade por aqui ainda."`)
    # - `label_loading`: Shown and spoken while the answer is on its way. (default `"carregando"`)
    # - `failed_text`: Shown and spoken when it could not be had. (default `"não deu para carregar."`)
    # - `label_retry`: Text of the button beside that. (default `"tentar de novo"`)
    # - `signed_out_text`: Shown and spoken instead when the session has ended. (default `"sua sessão terminou. entre de novo para continuar."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        label_enabled: T.nilable(T.any(String, Symbol, Numeric)),
        label_disabled: T.nilable(T.any(String, Symbol, Numeric)),
        empty_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_loading: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_facilities(label_enabled: nil, label_disabled: nil, empty_text: nil, label_loading: nil, failed_text: nil, label_retry: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows what just happened as short messages over the page, and takes them away again. See widgets/flash/README.md.
    #
    # - `duration`: How long a message stays, in ms; 0 keeps it until it is closed. (at least 0; default `3500`)
    # - `label_close`: Name of the button that closes a message. (default `"fechar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        duration: T.nilable(T.any(Numeric, String)),
        label_close: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_flash(duration: nil, label_close: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Follows a seller, and stops following. See widgets/follow-button/README.md.
    #
    # - `user_id`: Id of the user to follow. (required)
    # - `follow_path`: Where a follow is posted, with `following_id` in the JSON body. (required)
    # - `unfollow_path`: Where an unfollow is sent with DELETE, with `following_id` in the JSON body. (required)
    # - `login_path`: Sign-in page; a signed-out click goes there with `redirect_to`. (required)
    # - `state_path`: Asked once for `users[]` with `id` and `user_follow`, on this origin or one the page allows; buttons share the answer.
    # - `following`: Whether the visitor follows the user already. (default `false`)
    # - `user_name`: Shown and spoken after the label.
    # - `label`: Text while not following. (default `"seguir"`)
    # - `label_following`: Text while following. (default `"seguindo"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        user_id: T.any(String, Symbol, Numeric, ActiveModel::Conversion),
        follow_path: T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped]),
        unfollow_path: T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped]),
        login_path: T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped]),
        state_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        following: T.nilable(T.any(T::Boolean, String)),
        user_name: T.nilable(T.any(String, Symbol, Numeric)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        label_following: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_follow_button(user_id:, follow_path:, unfollow_path:, login_path:, state_path: nil, following: nil, user_name: nil, label: nil, label_following: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Validates the fields of a form while they are filled in, and shows the server's answers on them. See widgets/form/README.md.
    #
    # - `submit`: Who sends the form: the browser (or rails-ujs, or Turbo), or the widget with a request of its own. (`"native"`, `"fetch"`; default `"native"`)
    # - `validate_on_submit`: Leaves the submit buttons enabled; an attempt with errors sends nothing, shows them all and focuses the first. (default `false`)
    # - `scroll_to_error`: On a refused attempt the first invalid field comes 120 px below the viewport's top. (default `false`)
    # - `reason_text`: Own reason why the submit buttons are disabled, with `{count}` fields, for one field too.
    # - `reason_many_text`: The reason for more than one field, without an own one. (default `"falta preencher ou corrigir {count} campos"`)
    # - `reason_one_text`: The reason for one field, without an own one. (default `"falta preencher ou corrigir 1 campo"`)
    # - `loading_text`: Stands in the same place while the form is on its way. (default `"enviando…"`)
    # - `error_text`: Shown when the server could not be reached or broke. (default `"não foi possível enviar. o que você escreveu continua aqui: tente de novo."`)
    # - `refused_text`: Shown when it refused the form without saying why (404, a 422 without words). (default `"não foi possível enviar: o servidor não aceitou. o que você escreveu continua aqui: confira tudo, ou atualize a página."`)
    # - `message_is_non_empty`: Message of `isNonEmpty`. (default `"não pode ficar em branco"`)
    # - `message_is_selected`: Message of `isSelected`. (default `"não pode ficar em branco"`)
    # - `message_is_checked`: Message of `isChecked`. (default `"não pode ficar em branco"`)
    # - `message_is_valid_email`: Message of `isValidEmail`. (default `"não é um email válido"`)
    # - `message_are_valid_emails`: Message of `areValidEmails`. (default `"nem todos são emails válidos"`)
    # - `message_is_valid_cpf`: Message of `isValidCpf`. (default `"não é um cpf válido"`)
    # - `message_is_valid_cep`: Message of `isValidCep`. (default `"não é um cep válido"`)
    # - `message_is_valid_date`: Message of `isValidDate`. (default `"não é uma data válida"`)
    # - `message_is_valid_date_time`: Message of `isValidDateTime`. (default `"não é uma data e hora válida"`)
    # - `message_is_valid_time`: Message of `isValidTime`. (default `"não é um horário válido"`)
    # - `message_is_valid_phone`: Message of `isValidPhone`. (default `"não é um telefone válido"`)
    # - `message_is_valid_cellphone`: Message of `isValidCellphone`. (default `"não é um celular válido"`)
    # - `message_is_number`: Message of `isNumber`. (default `"não é um número válido"`)
    # - `message_is_number_with_digits`: Message of `isNumberWithDigits`. (default `"não é um número válido"`)
    # - `message_is_valid_color`: Message of `isValidColor`. (default `"não é uma cor válida"`)
    # - `message_is_valid_url`: Message of `isValidURL`. (default `"não é uma url válida"`)
    # - `message_is_valid_moip_code`: Message of `isValidMoipCode`. (default `"não é um formato válido"`)
    # - `message_is_full_name`: Message of `isFullName`. (default `"não é um nome válido"`)
    # - `message_is_ascii`: Message of `isAscii`. (default `"existem caracteres inválidos"`)
    # - `message_is_comma_separated_list`: Message of `isCommaSeparatedList`. (default `"não é uma lista válida"`)
    # - `message_min_items`: Message of `minItems`. (default `"deve ter pelo menos {count} itens"`)
    # - `message_min_items_one`: Message of `minItems`, for 1. (default `"deve ter pelo menos 1 item"`)
    # - `message_min_words`: Message of `minWords`. (default `"é muito curto (mínimo: {count} palavras)"`)
    # - `message_min_words_one`: Message of `minWords`, for 1. (default `"é muito curto (mínimo: 1 palavra)"`)
    # - `message_min_length`: Message of `minLength`. (default `"é muito curto (mínimo: {count} caracteres)"`)
    # - `message_min_length_one`: Message of `minLength`, for 1. (default `"é muito curto (mínimo: 1 caractere)"`)
    # - `message_max_length`: Message of `maxLength`. (default `"é muito longo (máximo: {count} caracteres)"`)
    # - `message_max_length_one`: Message of `maxLength`, for 1. (default `"é muito longo (máximo: 1 caractere)"`)
    # - `message_exact_length`: Message of `exactLength`. (default `"deve conter {count} caracteres"`)
    # - `message_exact_length_one`: Message of `exactLength`, for 1. (default `"deve conter 1 caractere"`)
    # - `message_min_value`: Message of `minValue`. (default `"deve ser maior do que {value}"`)
    # - `message_max_value`: Message of `maxValue`. (default `"deve ser menor do que {value}"`)
    # - `message_date_before`: Message of `dateBefore`. (default `"deve ser anterior a {date}"`)
    # - `message_date_after`: Message of `dateAfter`. (default `"deve ser posterior a {date}"`)
    # - `message_is_equals_to`: Message of `isEqualsTo`. (default `"os campos não são iguais"`)
    # - `message_is_remote_valid`: Message of `isRemoteValid`. (default `"não é válido"`)
    # - `message_is_credit_card`: Message of `isCreditCard`. (default `"não é um número de cartão válido"`)
    # - `message_is_security_code`: Message of `isSecurityCode`. (default `"não é um código válido"`)
    # - `message_is_valid_expiry`: Message of `isValidExpiry`. (default `"não é uma data válida"`)
    # - `forbidden_text`: Shown when the visitor is not allowed to (403). (default `"não foi possível enviar: sua conta não pode fazer isso. confira se entrou com a conta certa."`)
    # - `too_large_text`: Shown when the form was too large (413). (default `"não foi possível enviar: é grande demais. escolha arquivos menores, ou menos de uma vez."`)
    # - `expired_text`: Shown when the page's token has expired (419, as Laravel answers). (default `"não foi possível enviar: esta página expirou. copie o que escreveu e atualize a página."`)
    # - `too_many_text`: Shown after too many submissions (429), with the time in `{wait}`. (default `"foram muitos envios em pouco tempo. o que você escreveu continua aqui: espere {wait} e envie outra vez."`)
    # - `unavailable_text`: Shown while the server is overloaded or maintained (503), with `{wait}`. (default `"o site não consegue responder agora. o que você escreveu continua aqui: espere {wait} e tente de novo."`)
    # - `wait_text`: Stands for `{wait}` unless the server says how long, by `Retry-After`. (default `"um pouco"`)
    # - `seconds_text`: How long it says, in seconds. (default `"{count} segundos"`)
    # - `seconds_one_text`: The same for one second. (default `"1 segundo"`)
    # - `minutes_text`: The same in minutes. (default `"{count} minutos"`)
    # - `hours_text`: The same in hours. (default `"{count} horas"`)
    # - `signed_out_text`: Shown when the visitor is not signed in any more, with a link to sign in. (default `"é preciso entrar para enviar. o que você escreveu continua aqui."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        submit: T.nilable(T.any(String, Symbol)),
        validate_on_submit: T.nilable(T.any(T::Boolean, String)),
        scroll_to_error: T.nilable(T.any(T::Boolean, String)),
        reason_text: T.nilable(T.any(String, Symbol, Numeric)),
        reason_many_text: T.nilable(T.any(String, Symbol, Numeric)),
        reason_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        loading_text: T.nilable(T.any(String, Symbol, Numeric)),
        error_text: T.nilable(T.any(String, Symbol, Numeric)),
        refused_text: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_non_empty: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_selected: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_checked: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_email: T.nilable(T.any(String, Symbol, Numeric)),
        message_are_valid_emails: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_cpf: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_cep: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_date: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_date_time: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_time: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_phone: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_cellphone: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_number: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_number_with_digits: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_color: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_url: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_moip_code: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_full_name: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_ascii: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_comma_separated_list: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_items: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_items_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_words: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_words_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_length: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_length_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_max_length: T.nilable(T.any(String, Symbol, Numeric)),
        message_max_length_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_exact_length: T.nilable(T.any(String, Symbol, Numeric)),
        message_exact_length_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_value: T.nilable(T.any(String, Symbol, Numeric)),
        message_max_value: T.nilable(T.any(String, Symbol, Numeric)),
        message_date_before: T.nilable(T.any(String, Symbol, Numeric)),
        message_date_after: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_equals_to: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_remote_valid: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_credit_card: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_security_code: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_expiry: T.nilable(T.any(String, Symbol, Numeric)),
        forbidden_text: T.nilable(T.any(String, Symbol, Numeric)),
        too_large_text: T.nilable(T.any(String, Symbol, Numeric)),
        expired_text: T.nilable(T.any(String, Symbol, Numeric)),
        too_many_text: T.nilable(T.any(String, Symbol, Numeric)),
        unavailable_text: T.nilable(T.any(String, Symbol, Numeric)),
        wait_text: T.nilable(T.any(String, Symbol, Numeric)),
        seconds_text: T.nilable(T.any(String, Symbol, Numeric)),
        seconds_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        minutes_text: T.nilable(T.any(String, Symbol, Numeric)),
        hours_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_form(submit: nil, validate_on_submit: nil, scroll_to_error: nil, reason_text: nil, reason_many_text: nil, reason_one_text: nil, loading_text: nil, error_text: nil, refused_text: nil, message_is_non_empty: nil, message_is_selected: nil, message_is_checked: nil, message_is_valid_email: nil, message_are_valid_emails: nil, message_is_valid_cpf: nil, message_is_valid_cep: nil, message_is_valid_date: nil, message_is_valid_date_time: nil, message_is_valid_time: nil, message_is_valid_phone: nil, message_is_valid_cellphone: nil, message_is_number: nil, message_is_number_with_digits: nil, message_is_valid_color: nil, message_is_valid_url: nil, message_is_valid_moip_code: nil, message_is_full_name: nil, message_is_ascii: nil, message_is_comma_separated_list: nil, message_min_items: nil, message_min_items_one: nil, message_min_words: nil, message_min_words_one: nil, message_min_length: nil, message_min_length_one: nil, message_max_length: nil, message_max_length_one: nil, message_exact_length: nil, message_exact_length_one: nil, message_min_value: nil, message_max_value: nil, message_date_before: nil, message_date_after: nil, message_is_equals_to: nil, message_is_remote_valid: nil, message_is_credit_card: nil, message_is_security_code: nil, message_is_valid_expiry: nil, forbidden_text: nil, too_large_text: nil, expired_text: nil, too_many_text: nil, unavailable_text: nil, wait_text: nil, seconds_text: nil, seconds_one_text: nil, minutes_text: nil, hours_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Draws one symbol of the page's icon sprite, in the colour and size of the text around it. See widgets/icon/README.md.
    #
    # - `name`: The symbol's id in the sprite, with or without `icon-`. (required)
    # - `label`: What the icon says to a screen reader; without it the icon is decoration.
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        name: T.any(String, Symbol, Numeric),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_icon(name:, label: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows how many messages are unread, and asks again from time to time. See widgets/inbox-badge/README.md.
    #
    # - `count_key`: The counter shown: `total_unread` or another `{type}_unread`. (default `"total_unread"`)
    # - `href`: The inbox; the badge is a link to it, unless its children have one.
    # - `poll_interval`: Milliseconds between two polls; 0 never polls. (at least 0; default `0`)
    # - `time_interval`: Seconds, sent as `time_interval`. (at least 0)
    # - `title_prefix`: Whether the page's title tells of new messages while the tab is inactive. (default `true`)
    # - `favicon_new`: The page's icon while there are new messages and the tab is inactive.
    # - `label`: What is read aloud; `{count}` stands for the number shown. (default `"mensagens não lidas: {count}"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        count_key: T.nilable(T.any(String, Symbol, Numeric)),
        href: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        poll_interval: T.nilable(T.any(Numeric, String)),
        time_interval: T.nilable(T.any(Numeric, String)),
        title_prefix: T.nilable(T.any(T::Boolean, String)),
        favicon_new: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_inbox_badge(count_key: nil, href: nil, poll_interval: nil, time_interval: nil, title_prefix: nil, favicon_new: nil, label: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Adds the next page of a list when its end comes near. See widgets/infinite-scroll/README.md.
    #
    # - `next_url`: Where the next page is; with each page that is added the widget writes the one after it. (required)
    # - `buffer`: How far below the window the list's end counts as near; px. (at least 0; default `300`)
    # - `extra_scroll`: How far the window scrolls on when items come at its very end; px. (at least 0; default `150`)
    # - `debounce`: How long the end must stay near, once scrolled to, before it counts; ms. (at least 0; default `100`)
    # - `finished`: There is no next page; the widget writes it after the last one. (default `false`)
    # - `added_text`: Spoken, and not shown, after items were added. (default `"{count} itens carregados"`)
    # - `added_one_text`: Spoken after one was. (default `"1 item carregado"`)
    # - `allow_origin`: Origins besides the page's own that may answer, separated by spaces.
    # - `label_loading`: Shown and spoken while the answer is on its way. (default `"carregando"`)
    # - `failed_text`: Shown and spoken when it could not be had. (default `"não deu para carregar."`)
    # - `label_retry`: Text of the button beside that. (default `"tentar de novo"`)
    # - `signed_out_text`: Shown and spoken instead when the session has ended. (default `"sua sessão terminou. entre de novo para continuar."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        next_url: T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped]),
        buffer: T.nilable(T.any(Numeric, String)),
        extra_scroll: T.nilable(T.any(Numeric, String)),
        debounce: T.nilable(T.any(Numeric, String)),
        finished: T.nilable(T.any(T::Boolean, String)),
        added_text: T.nilable(T.any(String, Symbol, Numeric)),
        added_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        allow_origin: T.nilable(T.any(String, Symbol, Numeric)),
        label_loading: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_infinite_scroll(next_url:, buffer: nil, extra_scroll: nil, debounce: nil, finished: nil, added_text: nil, added_one_text: nil, allow_origin: nil, label_loading: nil, failed_text: nil, label_retry: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows below a form what insuring its price costs, while the form is filled in. See widgets/insurance-price/README.md.
    #
    # - `label`: What is shown and spoken, with `{price}` for the amount. (default `"seguro: {price}"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        label: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_insurance_price(label: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Counts what is written in a field against its limit, and never stops anybody from writing. See widgets/letter-counter/README.md.
    #
    # - `limit`: The most characters there should be; without it they are only counted. (at least 0)
    # - `label`: Own text, with `{count}` for the characters written and `{left}` for those left, below zero when there are too many; without a limit `{left}` stays empty.
    # - `limit_text`: Spoken a second after the last key, unless there is a label. (default `"{count} de {limit} caracteres"`)
    # - `limit_one_text`: The same for a limit of one. (default `"{count} de 1 caractere"`)
    # - `count_text`: The same without a limit. (default `"{count} caracteres"`)
    # - `count_one_text`: The same for one character. (default `"1 caractere"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        limit: T.nilable(T.any(Numeric, String)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        limit_text: T.nilable(T.any(String, Symbol, Numeric)),
        limit_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        count_text: T.nilable(T.any(String, Symbol, Numeric)),
        count_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_letter_counter(limit: nil, label: nil, limit_text: nil, limit_one_text: nil, count_text: nil, count_one_text: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows where the signed-in visitor is, and finds it out by their browser. See widgets/location/README.md.
    #
    # - `update_path`: Where a found position is posted, with `latitude` and `longitude` in the JSON body.
    # - `label`: The button's text. (default `"usar minha localização"`)
    # - `label_loading`: Said while the browser looks and the server answers. (default `"carregando"`)
    # - `found_text`: Said when the position is found, and saved where there is a path. (default `"localização encontrada"`)
    # - `refused_text`: Said when the visitor refuses, or the browser finds nothing. (default `"não foi possível usar sua localização"`)
    # - `failed_text`: Said when the server does not take the position. (default `"não foi possível salvar sua localização"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        update_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        label_loading: T.nilable(T.any(String, Symbol, Numeric)),
        found_text: T.nilable(T.any(String, Symbol, Numeric)),
        refused_text: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_location(update_path: nil, label: nil, label_loading: nil, found_text: nil, refused_text: nil, failed_text: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Writes a field's digits the way they are read: a zipcode, a cpf, a phone, an amount. See widgets/mask/README.md.
    #
    # - `mask`: What the field holds. (required; `"zipcode"`, `"cpf"`, `"date"`, `"phone"`, `"money"`, `"card-number"`, `"card-expiry"`, `"card-code"`)
    # - `unmasked_name`: Name of a hidden field with the raw value: the digits, or for money `1234.56`; `""` when empty.
    # - `expiry_placeholder`: Shown in an empty `card-expiry` without a placeholder of its own. (default `"mm/aa"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        mask: T.any(String, Symbol),
        unmasked_name: T.nilable(T.any(String, Symbol, Numeric)),
        expiry_placeholder: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_mask(mask:, unmasked_name: nil, expiry_placeholder: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Deletes the message of its page, and goes on to another. See widgets/message-header/README.md.
    #
    # - `message_id`: The message, `type$$$id`. Chats are never deleted. (required; an id with its type, "type$$$id")
    # - `redirect_url`: Where to go once it is deleted: the page's own origin, or one it names as allowed. (required)
    # - `delete_path`: Where its id is sent with DELETE. (default `"/api/inbox/messages"`)
    # - `read`: `false` for a message that is still among the unread ones: deleting it lowers its counters. (default `true`)
    # - `confirm`: Asked before, by the browser; empty to ask nothing. (default `"apagar esta mensagem?"`)
    # - `deleting_text`: Spoken while it is being deleted. (default `"apagando"`)
    # - `failed_text`: Shown and spoken when it could not be deleted. (default `"não deu para apagar."`)
    # - `signed_out_text`: Shown and spoken instead when the session has ended. (default `"sua sessão terminou. entre de novo para continuar."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        message_id: T.any(String, Symbol, Numeric, ActiveModel::Conversion),
        redirect_url: T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped]),
        delete_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        read: T.nilable(T.any(T::Boolean, String)),
        confirm: T.nilable(T.any(String, Symbol, Numeric)),
        deleting_text: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_message_header(message_id:, redirect_url:, delete_path: nil, read: nil, confirm: nil, deleting_text: nil, failed_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Selects, marks as read, deletes, filters and reloads the messages of an inbox. See widgets/message-list/README.md.
    #
    # - `type`: Message type that the rows are of, empty for all; another one loads its rows. The widget writes it when a filter has brought others. (default `""`)
    # - `src`: Asked for rows, with `type`; it answers JavaScript or HTML. (default `"/perfil/mensagens"`)
    # - `read_path`: Where the ids of messages to mark as read are sent with PATCH. (default `"/api/inbox/messages/set_as_read"`)
    # - `delete_path`: Where the ids of messages to delete are sent with DELETE. (default `"/api/inbox/messages"`)
    # - `selected_text`: Spoken when messages are selected. (default `"{count} selecionadas"`)
    # - `selected_one_text`: Spoken when one is. (default `"1 selecionada"`)
    # - `selected_none_text`: Spoken when none is any more. (default `"nenhuma selecionada"`)
    # - `read_text`: Spoken once they are. (default `"{count} mensagens marcadas como lidas"`)
    # - `read_one_text`: Spoken once one is. (default `"mensagem marcada como lida"`)
    # - `deleted_text`: Spoken once they are. (default `"{count} mensagens apagadas"`)
    # - `deleted_one_text`: Spoken once one is. (default `"mensagem apagada"`)
    # - `loaded_text`: Spoken when rows have been loaded, or none. (default `"{count} mensagens"`)
    # - `loaded_one_text`: Spoken when one row has been. (default `"1 mensagem"`)
    # - `read_failed_text`: Shown and spoken when messages could not be marked as read. (default `"não deu para marcar como lidas."`)
    # - `delete_failed_text`: Shown and spoken when messages could not be deleted. (default `"não deu para apagar."`)
    # - `signed_out_text`: Shown and spoken instead when the session has ended. (default `"sua sessão terminou. entre de novo para continuar."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `label_loading`: Shown and spoken while the answer is on its way. (default `"carregando"`)
    # - `failed_text`: Shown and spoken when it could not be had. (default `"não deu para carregar as mensagens."`)
    # - `label_retry`: Text of the button beside that. (default `"tentar de novo"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        type: T.nilable(T.any(String, Symbol, Numeric)),
        src: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        read_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        delete_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        selected_text: T.nilable(T.any(String, Symbol, Numeric)),
        selected_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        selected_none_text: T.nilable(T.any(String, Symbol, Numeric)),
        read_text: T.nilable(T.any(String, Symbol, Numeric)),
        read_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        deleted_text: T.nilable(T.any(String, Symbol, Numeric)),
        deleted_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        loaded_text: T.nilable(T.any(String, Symbol, Numeric)),
        loaded_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        read_failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        delete_failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        label_loading: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_message_list(type: nil, src: nil, read_path: nil, delete_path: nil, selected_text: nil, selected_one_text: nil, selected_none_text: nil, read_text: nil, read_one_text: nil, deleted_text: nil, deleted_one_text: nil, loaded_text: nil, loaded_one_text: nil, read_failed_text: nil, delete_failed_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, label_loading: nil, failed_text: nil, label_retry: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Fills in the prices of a long list of items, each on its own or all at once. See widgets/missing-price-editor/README.md.
    #
    # - `label_price`: Label of the field with a price for every item. (default `"preço para todos"`)
    # - `label_fill`: Button that writes it into them. (default `"preencher"`)
    # - `label_percent`: Label of the field with a percentage. (default `"porcentagem (%)"`)
    # - `label_raise`: Button that raises the prices by it. (default `"aumentar"`)
    # - `label_lower`: Button that lowers them. (default `"diminuir"`)
    # - `label_undo`: Button that takes the last change of many prices back. (default `"desfazer"`)
    # - `not_number_text`: Beside a price that is no amount. (default `"não é um número válido"`)
    # - `not_positive_text`: Beside a price of nothing or less. (default `"deve ser maior do que R$ 0,00"`)
    # - `too_much_text`: Beside a price no field can hold. (default `"deve ser menor do que R$ 10.000.000.000.000,00"`)
    # - `failed_text`: Beside a price that could not be saved. (default `"não deu para salvar. tente de novo."`)
    # - `bad_percent_text`: After a percentage that makes no price. (default `"digite uma porcentagem maior do que 0. para diminuir, menor do que 100."`)
    # - `nothing_to_change_text`: When there is no price to raise or lower. (default `"nenhum preço preenchido ainda."`)
    # - `changed_text`: After many prices were changed or put back. (default `"{count} preços alterados. falta salvar."`)
    # - `changed_one_text`: After one was. (default `"1 preço alterado. falta salvar."`)
    # - `nothing_to_save_text`: When all is saved already. (default `"nenhum preço novo para salvar."`)
    # - `saving_text`: While prices are on their way. (default `"salvando {count} preços…"`)
    # - `saving_one_text`: While one is. (default `"salvando 1 preço…"`)
    # - `saved_text`: After that. (default `"{count} preços salvos."`)
    # - `saved_one_text`: After one was. (default `"1 preço salvo."`)
    # - `stopped_text`: When the server or the connection failed before all were saved. (default `"não deu para salvar tudo. o que você digitou continua aqui: tente de novo."`)
    # - `signed_out_text`: When the server no longer knows the visitor. (default `"sua sessão terminou. entre de novo para salvar: os preços ficam guardados neste aparelho."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `invalid_text`: Why nothing can be saved. (default `"{count} preços precisam de correção antes de salvar."`)
    # - `invalid_one_text`: The same for one. (default `"1 preço precisa de correção antes de salvar."`)
    # - `restored_text`: After prices came back that were typed before a reload. (default `"{count} preços que você tinha digitado estão de volta."`)
    # - `restored_one_text`: The same for one. (default `"1 preço que você tinha digitado está de volta."`)
    # - `leave_text`: Asked before a Turbo visit; when the page itself is left, the browser asks in its own words. (default `"há preços que não foram salvos. sair desta página mesmo assim?"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        label_price: T.nilable(T.any(String, Symbol, Numeric)),
        label_fill: T.nilable(T.any(String, Symbol, Numeric)),
        label_percent: T.nilable(T.any(String, Symbol, Numeric)),
        label_raise: T.nilable(T.any(String, Symbol, Numeric)),
        label_lower: T.nilable(T.any(String, Symbol, Numeric)),
        label_undo: T.nilable(T.any(String, Symbol, Numeric)),
        not_number_text: T.nilable(T.any(String, Symbol, Numeric)),
        not_positive_text: T.nilable(T.any(String, Symbol, Numeric)),
        too_much_text: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        bad_percent_text: T.nilable(T.any(String, Symbol, Numeric)),
        nothing_to_change_text: T.nilable(T.any(String, Symbol, Numeric)),
        changed_text: T.nilable(T.any(String, Symbol, Numeric)),
        changed_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        nothing_to_save_text: T.nilable(T.any(String, Symbol, Numeric)),
        saving_text: T.nilable(T.any(String, Symbol, Numeric)),
        saving_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        saved_text: T.nilable(T.any(String, Symbol, Numeric)),
        saved_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        stopped_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        invalid_text: T.nilable(T.any(String, Symbol, Numeric)),
        invalid_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        restored_text: T.nilable(T.any(String, Symbol, Numeric)),
        restored_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        leave_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_missing_price_editor(label_price: nil, label_fill: nil, label_percent: nil, label_raise: nil, label_lower: nil, label_undo: nil, not_number_text: nil, not_positive_text: nil, too_much_text: nil, failed_text: nil, bad_percent_text: nil, nothing_to_change_text: nil, changed_text: nil, changed_one_text: nil, nothing_to_save_text: nil, saving_text: nil, saving_one_text: nil, saved_text: nil, saved_one_text: nil, stopped_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, invalid_text: nil, invalid_one_text: nil, restored_text: nil, restored_one_text: nil, leave_text: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows its children in a dialog over the page, and gives the page back as it was. See widgets/modal/README.md.
    #
    # - `name`: What controls call it by: `data-yy-open="{name}"`, `YY.open("{name}")`. (required)
    # - `open`: Opens it, from the start or when it changes; taken away, it closes. (default `false`)
    # - `label`: Name of the dialog for a screen reader; by default the first heading inside.
    # - `label_close`: Name of the button that closes. (default `"fechar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        name: T.any(String, Symbol, Numeric),
        open: T.nilable(T.any(T::Boolean, String)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        label_close: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_modal(name:, open: nil, label: nil, label_close: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Points at something new until the visitor has been on its page. See widgets/notification-label/README.md.
    #
    # - `cookie`: Name of the cookie that hides the label while it exists, whatever it holds. (required)
    # - `dismiss_page`: The page that the label points at, as `controller-action`: being there sets the cookie. (required)
    # - `current_page`: The page the visitor is on, as `controller-action`. (required)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        cookie: T.any(String, Symbol, Numeric),
        dismiss_page: T.any(String, Symbol, Numeric),
        current_page: T.any(String, Symbol, Numeric),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_notification_label(cookie:, dismiss_page:, current_page:, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Links to the page before and the page after, which may change a region alone. See widgets/pagination/README.md.
    #
    # - `page`: The page that shows; written by the widget when it shows another. (required; at least 1)
    # - `total_pages`: How many pages there are. (required; at least 0)
    # - `param`: Parameter of the address that holds the page. (default `"page"`)
    # - `target`: Id of the region that shows a page; without it the links open another document.
    # - `format`: What is asked for: HTML for the region, or a script (`.js` after the path) that changes it itself. (`"html"`, `"js"`; default `"html"`)
    # - `label`: Name of the navigation. (default `"paginação"`)
    # - `label_previous`: Text of the link to the page before. (default `"anterior"`)
    # - `label_next`: Text of the link to the page after. (default `"próxima"`)
    # - `position_text`: What stands between the links; empty for nothing. (default `"página {page} de {total}"`)
    # - `allow_origin`: Origins besides the page's own that may answer, separated by spaces.
    # - `label_loading`: Shown and spoken while the answer is on its way. (default `"carregando"`)
    # - `failed_text`: Shown and spoken when it could not be had. (default `"não deu para carregar."`)
    # - `label_retry`: Text of the button beside that. (default `"tentar de novo"`)
    # - `signed_out_text`: Shown and spoken instead when the session has ended. (default `"sua sessão terminou. entre de novo para continuar."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        page: T.any(Numeric, String),
        total_pages: T.any(Numeric, String),
        param: T.nilable(T.any(String, Symbol, Numeric)),
        target: T.nilable(T.any(String, Symbol, Numeric)),
        format: T.nilable(T.any(String, Symbol)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        label_previous: T.nilable(T.any(String, Symbol, Numeric)),
        label_next: T.nilable(T.any(String, Symbol, Numeric)),
        position_text: T.nilable(T.any(String, Symbol, Numeric)),
        allow_origin: T.nilable(T.any(String, Symbol, Numeric)),
        label_loading: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_pagination(page:, total_pages:, param: nil, target: nil, format: nil, label: nil, label_previous: nil, label_next: nil, position_text: nil, allow_origin: nil, label_loading: nil, failed_text: nil, label_retry: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Says how good a password is while it is typed. See widgets/password-strength/README.md.
    #
    # - `label`: Name of the meter, for screen readers. (default `"força da senha"`)
    # - `words`: Words for the levels 0 to 4. (`[string, string, string, string, string]`; default `["mínimo 6 caracteres","fraquinha","meia-boca","segura","agora sim, matou a pau"]`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        label: T.nilable(T.any(String, Symbol, Numeric)),
        words: T.nilable(T.any(String, T::Hash[T.untyped, T.untyped], T::Array[T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_password_strength(label: nil, words: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Stays in view while its container scrolls by. See widgets/pinned-tag/README.md.
    #
    # - `top`: Distance from the window's top while pinned; px. (at least 0; default `50`)
    # - `bottom`: Room kept free between the tag and its container's end; px. (at least 0; default `60`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        top: T.nilable(T.any(Numeric, String)),
        bottom: T.nilable(T.any(Numeric, String)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_pinned_tag(top: nil, bottom: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows more beside its trigger, on hover and keyboard focus or by a click. See widgets/popover/README.md.
    #
    # - `trigger`: What opens it: pointing at the trigger and coming to it by keyboard (`hover`), or pressing it (`click`). (`"hover"`, `"click"`; default `"hover"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        trigger: T.nilable(T.any(String, Symbol)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_popover(trigger: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Looks up a third party by CPF, and shows what was added of theirs. See widgets/pro-outpost/README.md.
    #
    # - `invalid_text`: Shown after a CPF that is none; nothing is asked then. (default `"não é um cpf válido"`)
    # - `failed_text`: Shown and spoken when a lookup failed, unless the server says why. (default `"não deu para buscar."`)
    # - `signed_out_text`: Shown and spoken when the visitor is not signed in any more. (default `"sua sessão terminou. entre de novo para buscar."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `label_loading`: Shown and spoken while the answer is on its way. (default `"carregando"`)
    # - `label_retry`: Text of the button beside that. (default `"tentar de novo"`)
    # - `count_text`: Told to screen readers when products come or go. (default `"{count} peças no outpost"`)
    # - `one_text`: The same for a single one. (default `"1 peça no outpost"`)
    # - `empty_text`: The same for none. (default `"nenhuma peça no outpost"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        invalid_text: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        label_loading: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        count_text: T.nilable(T.any(String, Symbol, Numeric)),
        one_text: T.nilable(T.any(String, Symbol, Numeric)),
        empty_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_pro_outpost(invalid_text: nil, failed_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, label_loading: nil, label_retry: nil, count_text: nil, one_text: nil, empty_text: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows a product in a list: photo, name, price, and buttons to like it or add it to the bag. See widgets/product-card/README.md.
    #
    # - `product`: The product; other fields are ignored, and so is its own `href`. (required; `{ id: number | string, slug: string, title?: string, state: string, price: number, originalPriceInteger?: number, discountPercentage?: number, availableUnits: number, shippingType?: number, defaultPhoto?: { image_public_id: string }, selectedPhoto?: { image_public_id: string }, isProductLikedByUser?: boolean }`)
    # - `qid`: Sent on with the link: the query that found it.
    # - `sref`: Sent on with the link: the section it stood in.
    # - `ref`: Sent on with the link: where the visit came from.
    # - `label_like`: Name of the like button. (default `"curtir"`)
    # - `label_bundle`: Name of the button that asks for the bag. (default `"adicionar à sacola"`)
    # - `label_sold`: Text on a product that cannot be bought. (default `"vendido"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        product: T.any(String, T::Hash[T.untyped, T.untyped], T::Array[T.untyped]),
        qid: T.nilable(T.any(String, Symbol, Numeric)),
        sref: T.nilable(T.any(String, Symbol, Numeric)),
        ref: T.nilable(T.any(String, Symbol, Numeric)),
        label_like: T.nilable(T.any(String, Symbol, Numeric)),
        label_bundle: T.nilable(T.any(String, Symbol, Numeric)),
        label_sold: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_product_card(product:, qid: nil, sref: nil, ref: nil, label_like: nil, label_bundle: nil, label_sold: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Makes a listing form keep what is typed, suggest from the title, ask what the category asks, send photos one by one and then the listing. See widgets/product-upload/README.md.
    #
    # - `redirect_url`: Where the visitor goes once the listing is there; without it the form is empty again.
    # - `photo_path`: Takes each photo (POST, multipart `image`) and answers its `image_public_id`. Required beside a `photos` child.
    # - `max_photo_size`: Largest photo, in bytes; 10 MB. (at least 1; default `10485760`)
    # - `max_photos`: How many photos a listing may have. (at least 1; default `10`)
    # - `draft_text`: Offers the draft; `{when}` is for example “de ontem às 14h”. (default `"você tem um rascunho {when}."`)
    # - `today_text`: `{when}` of a draft of today. (default `"de hoje às {time}"`)
    # - `yesterday_text`: `{when}` of a draft of yesterday. (default `"de ontem às {time}"`)
    # - `date_text`: `{when}` of an older draft. (default `"de {date} às {time}"`)
    # - `date_language`: Language of `{date}` and `{time}`, a BCP 47 tag. (default `"pt-BR"`)
    # - `label_continue`: The button that puts the draft into the form. (default `"continuar"`)
    # - `label_discard`: The button that throws the draft away. (default `"descartar"`)
    # - `restored_text`: Said once the draft is in the form. (default `"rascunho de volta no formulário."`)
    # - `brand_text`: The button of a suggested brand. (default `"usar marca {name}"`)
    # - `subcategory_text`: The button of a suggested category. (default `"usar categoria {name}"`)
    # - `choose_text`: First option of a list among the fields of a category. (default `"escolha"`)
    # - `fields_loading_text`: Shown and spoken while they are on their way. (default `"carregando os campos da categoria…"`)
    # - `fields_failed_text`: Shown and spoken when they could not be had. (default `"não deu para carregar os campos desta categoria."`)
    # - `label_retry`: The button beside whatever has failed. (default `"tentar de novo"`)
    # - `waiting_text`: Shown and spoken while the listing waits for its photos. (default `"esperando as fotos chegarem…"`)
    # - `loading_text`: Shown and spoken while the listing is on its way. (default `"enviando o anúncio…"`)
    # - `created_text`: Shown and spoken once the listing is there, if the visitor stays. (default `"anúncio publicado."`)
    # - `error_text`: When the server could not be reached or gave no field errors. (default `"não foi possível enviar. o que você escreveu continua aqui."`)
    # - `signed_out_text`: When the server no longer knows the visitor. (default `"sua sessão terminou. o que você escreveu continua aqui: entre de novo em outra aba e volte para enviar."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `photos_failed_text`: When the listing cannot go because a photo did not. (default `"nem todas as fotos chegaram. tente de novo ou remova as que faltam."`)
    # - `photo_text`: Names a photo, `{n}` from 1. (default `"foto {n}"`)
    # - `cover_text`: Marks the first photo. (default `"capa"`)
    # - `label_forward`: The button that moves a photo one place towards the cover. (default `"mover para frente"`)
    # - `label_remove`: The button that takes a photo out. (default `"remover"`)
    # - `label_cancel`: The button that stops a photo on its way. (default `"cancelar"`)
    # - `sending_text`: Names the progress bar; `{name}` is the file's. (default `"enviando {name}"`)
    # - `type_text`: A file that is no image of these types; `{name}` is the file's. (default `"{name}: só dá para usar png, jpeg, webp ou gif."`)
    # - `size_text`: A photo that is too large; `{name}` is the file's, `{max}` the largest size. (default `"{name}: é grande demais (máximo: {max})."`)
    # - `empty_text`: A file with nothing in it; `{name}` is the file's. (default `"{name}: o arquivo está vazio."`)
    # - `count_text`: A photo too many; `{name}` is the file's, `{max}` how many there may be. (default `"{name}: só cabem {max} fotos."`)
    # - `photo_failed_text`: A photo that the server did not get or take, unless the server says why. (default `"não foi enviada."`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        redirect_url: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        photo_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        max_photo_size: T.nilable(T.any(Numeric, String)),
        max_photos: T.nilable(T.any(Numeric, String)),
        draft_text: T.nilable(T.any(String, Symbol, Numeric)),
        today_text: T.nilable(T.any(String, Symbol, Numeric)),
        yesterday_text: T.nilable(T.any(String, Symbol, Numeric)),
        date_text: T.nilable(T.any(String, Symbol, Numeric)),
        date_language: T.nilable(T.any(String, Symbol, Numeric)),
        label_continue: T.nilable(T.any(String, Symbol, Numeric)),
        label_discard: T.nilable(T.any(String, Symbol, Numeric)),
        restored_text: T.nilable(T.any(String, Symbol, Numeric)),
        brand_text: T.nilable(T.any(String, Symbol, Numeric)),
        subcategory_text: T.nilable(T.any(String, Symbol, Numeric)),
        choose_text: T.nilable(T.any(String, Symbol, Numeric)),
        fields_loading_text: T.nilable(T.any(String, Symbol, Numeric)),
        fields_failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        waiting_text: T.nilable(T.any(String, Symbol, Numeric)),
        loading_text: T.nilable(T.any(String, Symbol, Numeric)),
        created_text: T.nilable(T.any(String, Symbol, Numeric)),
        error_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        photos_failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        photo_text: T.nilable(T.any(String, Symbol, Numeric)),
        cover_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_forward: T.nilable(T.any(String, Symbol, Numeric)),
        label_remove: T.nilable(T.any(String, Symbol, Numeric)),
        label_cancel: T.nilable(T.any(String, Symbol, Numeric)),
        sending_text: T.nilable(T.any(String, Symbol, Numeric)),
        type_text: T.nilable(T.any(String, Symbol, Numeric)),
        size_text: T.nilable(T.any(String, Symbol, Numeric)),
        empty_text: T.nilable(T.any(String, Symbol, Numeric)),
        count_text: T.nilable(T.any(String, Symbol, Numeric)),
        photo_failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_product_upload(redirect_url: nil, photo_path: nil, max_photo_size: nil, max_photos: nil, draft_text: nil, today_text: nil, yesterday_text: nil, date_text: nil, date_language: nil, label_continue: nil, label_discard: nil, restored_text: nil, brand_text: nil, subcategory_text: nil, choose_text: nil, fields_loading_text: nil, fields_failed_text: nil, label_retry: nil, waiting_text: nil, loading_text: nil, created_text: nil, error_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, photos_failed_text: nil, photo_text: nil, cover_text: nil, label_forward: nil, label_remove: nil, label_cancel: nil, sending_text: nil, type_text: nil, size_text: nil, empty_text: nil, count_text: nil, photo_failed_text: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Changes a picture of the seller's profile: chosen or dropped, shown at once. See widgets/profile-image/README.md.
    #
    # - `kind`: Which of the two pictures of a profile. (required; `"avatar"`, `"header"`)
    # - `max_size`: Largest picture that is sent, in bytes; 10 MB. (at least 1; default `10485760`)
    # - `label_choose`: Text of the button that chooses a picture. (default `"trocar foto"`)
    # - `hint_text`: What can be sent, beneath the button; `{max}` is the largest size. `""`: none. (default `"png, jpeg, webp ou gif de até {max}"`)
    # - `drop_text`: Over the picture while a file is dragged onto the element. (default `"solte a foto aqui"`)
    # - `label_sending`: Name of the progress bar; `{name}` is the file's. (default `"enviando {name}"`)
    # - `label_cancel`: Stops the sending. (default `"cancelar"`)
    # - `label_retry`: Text of the button that sends a picture again. (default `"tentar de novo"`)
    # - `done_text`: Spoken once the server has the picture. (default `"foto trocada."`)
    # - `cancelled_text`: Spoken once the sending was stopped. (default `"envio cancelado."`)
    # - `type_text`: What is said of a file of another type. (default `"envie uma foto png, jpeg, webp ou gif."`)
    # - `size_text`: What is said of a file above `data-max-size`, `{max}`. (default `"a foto é grande demais: o máximo é {max}."`)
    # - `empty_text`: What is said of a file without anything in it. (default `"este arquivo está vazio. escolha outro."`)
    # - `many_text`: What is said of several files dropped together. (default `"escolha uma foto só."`)
    # - `failed_text`: Shown and spoken when it could not be sent, and the server gave no reason. (default `"não deu para enviar a foto."`)
    # - `signed_out_text`: The same, when the session has ended. (default `"sua sessão terminou. entre de novo para trocar a foto."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        kind: T.any(String, Symbol),
        max_size: T.nilable(T.any(Numeric, String)),
        label_choose: T.nilable(T.any(String, Symbol, Numeric)),
        hint_text: T.nilable(T.any(String, Symbol, Numeric)),
        drop_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_sending: T.nilable(T.any(String, Symbol, Numeric)),
        label_cancel: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        done_text: T.nilable(T.any(String, Symbol, Numeric)),
        cancelled_text: T.nilable(T.any(String, Symbol, Numeric)),
        type_text: T.nilable(T.any(String, Symbol, Numeric)),
        size_text: T.nilable(T.any(String, Symbol, Numeric)),
        empty_text: T.nilable(T.any(String, Symbol, Numeric)),
        many_text: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_profile_image(kind:, max_size: nil, label_choose: nil, hint_text: nil, drop_text: nil, label_sending: nil, label_cancel: nil, label_retry: nil, done_text: nil, cancelled_text: nil, type_text: nil, size_text: nil, empty_text: nil, many_text: nil, failed_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Asks for the rating of a purchase, and says thanks once the server has it. See widgets/purchase-rating/README.md.
    #
    # - `thanks_text`: Shown in the panel's place, and spoken, once the rating is taken. (default `"obrigado pela avaliação!"`)
    # - `failed_text`: Shown and spoken when it was not, unless the server says why. (default `"não deu para enviar a avaliação."`)
    # - `forbidden_text`: Shown when the visitor is not allowed to (403). (default `"não foi possível enviar: sua conta não pode fazer isso. confira se entrou com a conta certa."`)
    # - `too_large_text`: Shown when the form was too large (413). (default `"não foi possível enviar: é grande demais. escolha arquivos menores, ou menos de uma vez."`)
    # - `expired_text`: Shown when the page's token has expired (419, as Laravel answers). (default `"não foi possível enviar: esta página expirou. copie o que escreveu e atualize a página."`)
    # - `too_many_text`: Shown after too many submissions (429), with the time in `{wait}`. (default `"foram muitos envios em pouco tempo. o que você escreveu continua aqui: espere {wait} e envie outra vez."`)
    # - `unavailable_text`: Shown while the server is overloaded or maintained (503), with `{wait}`. (default `"o site não consegue responder agora. o que você escreveu continua aqui: espere {wait} e tente de novo."`)
    # - `wait_text`: Stands for `{wait}` unless the server says how long, by `Retry-After`. (default `"um pouco"`)
    # - `seconds_text`: How long it says, in seconds. (default `"{count} segundos"`)
    # - `seconds_one_text`: The same for one second. (default `"1 segundo"`)
    # - `minutes_text`: The same in minutes. (default `"{count} minutos"`)
    # - `hours_text`: The same in hours. (default `"{count} horas"`)
    # - `signed_out_text`: Shown and spoken when the visitor is not signed in any more. (default `"sua sessão terminou. entre de novo para avaliar."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `label_retry`: Text of the button that sends the same rating again. (default `"tentar de novo"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        thanks_text: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        forbidden_text: T.nilable(T.any(String, Symbol, Numeric)),
        too_large_text: T.nilable(T.any(String, Symbol, Numeric)),
        expired_text: T.nilable(T.any(String, Symbol, Numeric)),
        too_many_text: T.nilable(T.any(String, Symbol, Numeric)),
        unavailable_text: T.nilable(T.any(String, Symbol, Numeric)),
        wait_text: T.nilable(T.any(String, Symbol, Numeric)),
        seconds_text: T.nilable(T.any(String, Symbol, Numeric)),
        seconds_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        minutes_text: T.nilable(T.any(String, Symbol, Numeric)),
        hours_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_purchase_rating(thanks_text: nil, failed_text: nil, forbidden_text: nil, too_large_text: nil, expired_text: nil, too_many_text: nil, unavailable_text: nil, wait_text: nil, seconds_text: nil, seconds_one_text: nil, minutes_text: nil, hours_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, label_retry: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Sends a listing's filters as one short address: Portuguese keys, nothing empty. See widgets/search-filters/README.md.
    #
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_search_filters(mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Draws a select box in the page's look on desktop devices, with search on demand. See widgets/select/README.md.
    #
    # - `searchable`: Whether typing filters the options, accents ignored. (default `false`)
    # - `redirect`: Whether a choice goes to the address in the option's value. (default `false`)
    # - `label_remove`: Name of the button that takes one of several choices back. (default `"remover {label}"`)
    # - `empty_text`: Shown and spoken when no option matches what was typed, or there is none. (default `"nada encontrado"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        searchable: T.nilable(T.any(T::Boolean, String)),
        redirect: T.nilable(T.any(T::Boolean, String)),
        label_remove: T.nilable(T.any(String, Symbol, Numeric)),
        empty_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_select(searchable: nil, redirect: nil, label_remove: nil, empty_text: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # A link to a conversation with the seller: in WhatsApp where they have a number, else in the chat. See widgets/seller-contact/README.md.
    #
    # - `chat_href`: The chat with the seller, for those without a number. (required)
    # - `whatsapp_number`: The seller's number with country code, written in any way; 8 to 15 digits. Blank is none. (a number of 8 to 15 digits)
    # - `welcome_message`: What the visitor finds written in WhatsApp.
    # - `label`: The link's text; without it the children's, else `data-label-unnamed`.
    # - `label_unnamed`: The link's text where neither `data-label` nor the children have one. (default `"falar com a loja"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        chat_href: T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped]),
        whatsapp_number: T.nilable(T.any(String, Symbol, Numeric)),
        welcome_message: T.nilable(T.any(String, Symbol, Numeric)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        label_unnamed: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_seller_contact(chat_href:, whatsapp_number: nil, welcome_message: nil, label: nil, label_unnamed: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Switches a feature of the seller's store on and off. See widgets/seller-toggle/README.md.
    #
    # - `feature`: Which feature. (required; `"soft-shipping"`, `"boosted-bundle"`)
    # - `enabled`: Whether it is on. The widget writes what the server has accepted, and so may a server that sends an update. (default `false`)
    # - `failed_text`: Shown and spoken when the server did not go along. (default `"não deu para mudar. tente de novo."`)
    # - `signed_out_text`: The same, when the session has ended. (default `"sua sessão terminou. entre de novo para mudar isto."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        feature: T.any(String, Symbol),
        enabled: T.nilable(T.any(T::Boolean, String)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_seller_toggle(feature:, enabled: nil, failed_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows its children only to the visitors they are for. See widgets/session-gate/README.md.
    #
    # - `when`: Comma list of `signed-in`, `signed-out`, `staff`, `pro-seller`, `on-vacation` or fields of the user, each perhaps negated with `!`; all must hold. (required)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        when: T.any(String, Symbol, Numeric),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_session_gate(when:, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Writes a field of the signed-in user into the page. See widgets/session-value/README.md.
    #
    # - `field`: Top-level field of the user, shown as text; `avatar` draws the photo at `avatar_url`. (required)
    # - `fallback`: Shown when the field is null, absent or empty and when nobody is signed in; without it the server's children stay.
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        field: T.any(String, Symbol, Numeric),
        fallback: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_session_value(field:, fallback: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Slides its children over the whole screen, with an entry in the history of their own. See widgets/slide-in-panel/README.md.
    #
    # - `name`: What controls call it by, `data-yy-open="{name}"`, and its fragment in the address. (required)
    # - `label`: Title, and name for a screen reader. (required)
    # - `label_close`: Name of the button that closes. (default `"fechar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        name: T.any(String, Symbol, Numeric),
        label: T.any(String, Symbol, Numeric),
        label_close: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_slide_in_panel(name:, label:, label_close: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows one of its children at a time, round and round, by swipe, button, key or itself. See widgets/slider/README.md.
    #
    # - `label`: What the slides are, spoken. (default `"destaques"`)
    # - `autoplay`: Go on every 5 s until the visitor takes over; never under reduced motion. (default `false`)
    # - `indicator`: Show "1/3". (default `true`)
    # - `label_previous`: Name of the way back. (default `"anterior"`)
    # - `label_next`: Name of the way on. (default `"próximo"`)
    # - `label_pause`: Name of the pause button. (default `"pausar"`)
    # - `label_play`: Name of the pause button once the slides stand still. (default `"reproduzir"`)
    # - `label_region`: What the whole is, spoken after its name. (default `"carrossel"`)
    # - `label_slide`: What a slide is, spoken. (default `"slide"`)
    # - `position_text`: Place of a slide, spoken. (default `"{index} de {total}"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        label: T.nilable(T.any(String, Symbol, Numeric)),
        autoplay: T.nilable(T.any(T::Boolean, String)),
        indicator: T.nilable(T.any(T::Boolean, String)),
        label_previous: T.nilable(T.any(String, Symbol, Numeric)),
        label_next: T.nilable(T.any(String, Symbol, Numeric)),
        label_pause: T.nilable(T.any(String, Symbol, Numeric)),
        label_play: T.nilable(T.any(String, Symbol, Numeric)),
        label_region: T.nilable(T.any(String, Symbol, Numeric)),
        label_slide: T.nilable(T.any(String, Symbol, Numeric)),
        position_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_slider(label: nil, autoplay: nil, indicator: nil, label_previous: nil, label_next: nil, label_pause: nil, label_play: nil, label_region: nil, label_slide: nil, position_text: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Takes the visitor to another place of the page in one calm movement, and back again. See widgets/smooth-scroll/README.md.
    #
    # - `margin`: Px kept free above the target; its own `scroll-margin-top` counts if larger. (at least 0; default `24`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        margin: T.nilable(T.any(Numeric, String)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_smooth_scroll(margin: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Rates with stars, kept in the page's own input, or shows a rating. See widgets/star-rating/README.md.
    #
    # - `stars`: How many stars there are; the rating goes from 0 to this number. (at least 1; at most 10; default `5`)
    # - `readonly`: Shows the input's value, fractions too. (default `false`)
    # - `label`: Name of the group of stars; the input's label where it is absent.
    # - `label_star`: Name of one star. (default `"{count} estrela"`)
    # - `label_stars`: Name of more stars. (default `"{count} estrelas"`)
    # - `label_readonly`: Text of a shown rating, `{stars}` being for example “5 estrelas”. (default `"{value} de {stars}"`)
    # - `label_unnamed`: Name of the group where the input has neither a label nor a placeholder. (default `"avaliação"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        stars: T.nilable(T.any(Numeric, String)),
        readonly: T.nilable(T.any(T::Boolean, String)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        label_star: T.nilable(T.any(String, Symbol, Numeric)),
        label_stars: T.nilable(T.any(String, Symbol, Numeric)),
        label_readonly: T.nilable(T.any(String, Symbol, Numeric)),
        label_unnamed: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_star_rating(stars: nil, readonly: nil, label: nil, label_star: nil, label_stars: nil, label_readonly: nil, label_unnamed: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # The tabs of a seller's store, as links, and word of which one is looked at. See widgets/store-tabs/README.md.
    #
    # - `nickname`: The seller's nickname, without the `@`. (required)
    # - `base_path`: Home page of the marketplace, where the paths of the tabs begin; another one where it lies in a folder. (default `"/"`)
    # - `label`: Name of the navigation. (default `"lojinha"`)
    # - `label_on_sale`: Text of the first tab. (default `"à venda"`)
    # - `label_sold`: Text of `/vendidos`. (default `"vendidos"`)
    # - `label_liked`: Text of `/yeyezados`. (default `"yeyezados"`)
    # - `label_followers`: Text of `/seguidores`. (default `"seguidores"`)
    # - `label_following`: Text of `/seguindo`. (default `"seguindo"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        nickname: T.any(String, Symbol, Numeric),
        base_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        label_on_sale: T.nilable(T.any(String, Symbol, Numeric)),
        label_sold: T.nilable(T.any(String, Symbol, Numeric)),
        label_liked: T.nilable(T.any(String, Symbol, Numeric)),
        label_followers: T.nilable(T.any(String, Symbol, Numeric)),
        label_following: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_store_tabs(nickname:, base_path: nil, label: nil, label_on_sale: nil, label_sold: nil, label_liked: nil, label_followers: nil, label_following: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Turns a list of links or buttons, and the panels they name, into tabs. See widgets/tabs/README.md.
    #
    # - `active`: Which tab is active at first, counted from 0; a fragment in the address wins. (at least 0; default `0`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        active: T.nilable(T.any(Numeric, String)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_tabs(active: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Edits the comma list of an input as tags, each with a button to remove it. See widgets/tag-editor/README.md.
    #
    # - `src`: Where `reload()` asks for the tags; of the page's own origin. (default `"/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor"`)
    # - `max`: The most tags there may be; what is over it stays in the field, not added. (at least 1)
    # - `label_remove`: Name of the button that removes a tag. (default `"remover {tag}"`)
    # - `added_text`: Spoken, and not shown, once tags were added. (default `"agora na lista: {tags}."`)
    # - `removed_text`: Spoken, and not shown, once a tag was removed. (default `"fora da lista: {tags}."`)
    # - `repeated_text`: Shown and spoken when a tag is there already. (default `"já na lista: {tags}."`)
    # - `max_text`: Shown and spoken when there are `data-max` tags already. (default `"a lista vai até {max}: tire uma tag para pôr outra."`)
    # - `length_text`: Shown and spoken when the list would be longer than the input's `maxlength`. (default `"a lista vai até {max} letras: tire uma tag para pôr outra."`)
    # - `label_loading`: Shown and spoken while the answer is on its way. (default `"carregando"`)
    # - `failed_text`: Shown and spoken when `reload()` has failed; the tags stay. (default `"não deu para carregar as tags."`)
    # - `label_retry`: Text of the button beside that. (default `"tentar de novo"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        src: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        max: T.nilable(T.any(Numeric, String)),
        label_remove: T.nilable(T.any(String, Symbol, Numeric)),
        added_text: T.nilable(T.any(String, Symbol, Numeric)),
        removed_text: T.nilable(T.any(String, Symbol, Numeric)),
        repeated_text: T.nilable(T.any(String, Symbol, Numeric)),
        max_text: T.nilable(T.any(String, Symbol, Numeric)),
        length_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_loading: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_tag_editor(src: nil, max: nil, label_remove: nil, added_text: nil, removed_text: nil, repeated_text: nil, max_text: nil, length_text: nil, label_loading: nil, failed_text: nil, label_retry: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # A banner that the visitor closes for a year, for each part of the site on its own. See widgets/top-banner/README.md.
    #
    # - `section`: Which banner it is; without it the page's path says: `/`, or `carteira`, `compras`, `vendidos` or `a-venda` in it. (`"home"`, `"bank"`, `"purchases"`, `"user-sale"`)
    # - `label_close`: Name of the close button. (default `"fechar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        section: T.nilable(T.any(String, Symbol)),
        label_close: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_top_banner(section: nil, label_close: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows a person's photo, or their initials. See widgets/user-avatar/README.md.
    #
    # - `user`: The person; without it the server's children stay. (`{ name: string, nickname?: string, image_public_id?: string, cloudinary_public_id?: string, id?: number | string, gender?: string }`)
    # - `size`: Width and height in px, of the box and of the photo asked for. (at least 1; at most 1000; default `50`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        user: T.nilable(T.any(String, T::Hash[T.untyped, T.untyped], T::Array[T.untyped])),
        size: T.nilable(T.any(Numeric, String)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_user_avatar(user: nil, size: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Tells sellers on their own pages that their store is on vacation. See widgets/vacation-notice/README.md.
    #
    # - `user_id`: The store's owner; without it whoever is signed in. Only the signed-in user's vacation is known.
    # - `text`: What the notice says. (default `"esta loja está de férias"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        user_id: T.nilable(T.any(String, Symbol, Numeric, ActiveModel::Conversion)),
        text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_vacation_notice(user_id: nil, text: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Plays the video of a chosen thumbnail, in the page or in a dialog. See widgets/video-gallery/README.md.
    #
    # - `mode`: Where a video plays: above the thumbnails, or in a dialog. (`"inline"`, `"modal"`; default `"inline"`)
    # - `label`: Name of the player, and title of a video whose thumbnail has no words. (default `"vídeo"`)
    # - `embed_base`: Where videos come from; the id and `?autoplay=1` are put behind it. (default `"https://www.youtube-nocookie.com/embed/"`)
    # - `label_close`: Name of the close button. (default `"fechar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        mode: T.nilable(T.any(String, Symbol)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        embed_base: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        label_close: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_video_gallery(mode: nil, label: nil, embed_base: nil, label_close: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Shows the counter price, and the boost, only while the option for it is chosen. See widgets/voucher-options/README.md.
    #
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_voucher_options(mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Fills in the address that belongs to a zipcode. See widgets/zipcode-autofill/README.md.
    #
    # - `autocomplete`: `false` switches the lookup off. (default `true`)
    # - `lookup`: What is looked up: exactly eight characters (`field`), or any four and more (`form`). (`"field"`, `"form"`; default `"field"`)
    # - `warning`: Shown after a zipcode that is not known. (default `"não encontramos esse cep"`)
    # - `failed_text`: Shown after a zipcode whose lookup got no answer, or one that says nothing. (default `"não deu para buscar o endereço agora: preencha os campos, ou passe por este outra vez"`)
    # - `filled_text`: Told to screen readers when the address is filled in. (default `"endereço preenchido"`)
    # - `placeholder`: First option of a city list that this widget loads. (default `"Selecione"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        autocomplete: T.nilable(T.any(T::Boolean, String)),
        lookup: T.nilable(T.any(String, Symbol)),
        warning: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        filled_text: T.nilable(T.any(String, Symbol, Numeric)),
        placeholder: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.nilable(T.proc.returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_zipcode_autofill(autocomplete: nil, lookup: nil, warning: nil, failed_text: nil, filled_text: nil, placeholder: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end
  end

  module FormHelper
    # Validates the fields of a form while they are filled in, and shows the server's answers on them. See widgets/form/README.md.
    #
    # - `submit`: Who sends the form: the browser (or rails-ujs, or Turbo), or the widget with a request of its own. (`"native"`, `"fetch"`; default `"native"`)
    # - `validate_on_submit`: Leaves the submit buttons enabled; an attempt with errors sends nothing, shows them all and focuses the first. (default `false`)
    # - `scroll_to_error`: On a refused attempt the first invalid field comes 120 px below the viewport's top. (default `false`)
    # - `reason_text`: Own reason why the submit buttons are disabled, with `{count}` fields, for one field too.
    # - `reason_many_text`: The reason for more than one field, without an own one. (default `"falta preencher ou corrigir {count} campos"`)
    # - `reason_one_text`: The reason for one field, without an own one. (default `"falta preencher ou corrigir 1 campo"`)
    # - `loading_text`: Stands in the same place while the form is on its way. (default `"enviando…"`)
    # - `error_text`: Shown when the server could not be reached or broke. (default `"não foi possível enviar. o que você escreveu continua aqui: tente de novo."`)
    # - `refused_text`: Shown when it refused the form without saying why (404, a 422 without words). (default `"não foi possível enviar: o servidor não aceitou. o que você escreveu continua aqui: confira tudo, ou atualize a página."`)
    # - `message_is_non_empty`: Message of `isNonEmpty`. (default `"não pode ficar em branco"`)
    # - `message_is_selected`: Message of `isSelected`. (default `"não pode ficar em branco"`)
    # - `message_is_checked`: Message of `isChecked`. (default `"não pode ficar em branco"`)
    # - `message_is_valid_email`: Message of `isValidEmail`. (default `"não é um email válido"`)
    # - `message_are_valid_emails`: Message of `areValidEmails`. (default `"nem todos são emails válidos"`)
    # - `message_is_valid_cpf`: Message of `isValidCpf`. (default `"não é um cpf válido"`)
    # - `message_is_valid_cep`: Message of `isValidCep`. (default `"não é um cep válido"`)
    # - `message_is_valid_date`: Message of `isValidDate`. (default `"não é uma data válida"`)
    # - `message_is_valid_date_time`: Message of `isValidDateTime`. (default `"não é uma data e hora válida"`)
    # - `message_is_valid_time`: Message of `isValidTime`. (default `"não é um horário válido"`)
    # - `message_is_valid_phone`: Message of `isValidPhone`. (default `"não é um telefone válido"`)
    # - `message_is_valid_cellphone`: Message of `isValidCellphone`. (default `"não é um celular válido"`)
    # - `message_is_number`: Message of `isNumber`. (default `"não é um número válido"`)
    # - `message_is_number_with_digits`: Message of `isNumberWithDigits`. (default `"não é um número válido"`)
    # - `message_is_valid_color`: Message of `isValidColor`. (default `"não é uma cor válida"`)
    # - `message_is_valid_url`: Message of `isValidURL`. (default `"não é uma url válida"`)
    # - `message_is_valid_moip_code`: Message of `isValidMoipCode`. (default `"não é um formato válido"`)
    # - `message_is_full_name`: Message of `isFullName`. (default `"não é um nome válido"`)
    # - `message_is_ascii`: Message of `isAscii`. (default `"existem caracteres inválidos"`)
    # - `message_is_comma_separated_list`: Message of `isCommaSeparatedList`. (default `"não é uma lista válida"`)
    # - `message_min_items`: Message of `minItems`. (default `"deve ter pelo menos {count} itens"`)
    # - `message_min_items_one`: Message of `minItems`, for 1. (default `"deve ter pelo menos 1 item"`)
    # - `message_min_words`: Message of `minWords`. (default `"é muito curto (mínimo: {count} palavras)"`)
    # - `message_min_words_one`: Message of `minWords`, for 1. (default `"é muito curto (mínimo: 1 palavra)"`)
    # - `message_min_length`: Message of `minLength`. (default `"é muito curto (mínimo: {count} caracteres)"`)
    # - `message_min_length_one`: Message of `minLength`, for 1. (default `"é muito curto (mínimo: 1 caractere)"`)
    # - `message_max_length`: Message of `maxLength`. (default `"é muito longo (máximo: {count} caracteres)"`)
    # - `message_max_length_one`: Message of `maxLength`, for 1. (default `"é muito longo (máximo: 1 caractere)"`)
    # - `message_exact_length`: Message of `exactLength`. (default `"deve conter {count} caracteres"`)
    # - `message_exact_length_one`: Message of `exactLength`, for 1. (default `"deve conter 1 caractere"`)
    # - `message_min_value`: Message of `minValue`. (default `"deve ser maior do que {value}"`)
    # - `message_max_value`: Message of `maxValue`. (default `"deve ser menor do que {value}"`)
    # - `message_date_before`: Message of `dateBefore`. (default `"deve ser anterior a {date}"`)
    # - `message_date_after`: Message of `dateAfter`. (default `"deve ser posterior a {date}"`)
    # - `message_is_equals_to`: Message of `isEqualsTo`. (default `"os campos não são iguais"`)
    # - `message_is_remote_valid`: Message of `isRemoteValid`. (default `"não é válido"`)
    # - `message_is_credit_card`: Message of `isCreditCard`. (default `"não é um número de cartão válido"`)
    # - `message_is_security_code`: Message of `isSecurityCode`. (default `"não é um código válido"`)
    # - `message_is_valid_expiry`: Message of `isValidExpiry`. (default `"não é uma data válida"`)
    # - `forbidden_text`: Shown when the visitor is not allowed to (403). (default `"não foi possível enviar: sua conta não pode fazer isso. confira se entrou com a conta certa."`)
    # - `too_large_text`: Shown when the form was too large (413). (default `"não foi possível enviar: é grande demais. escolha arquivos menores, ou menos de uma vez."`)
    # - `expired_text`: Shown when the page's token has expired (419, as Laravel answers). (default `"não foi possível enviar: esta página expirou. copie o que escreveu e atualize a página."`)
    # - `too_many_text`: Shown after too many submissions (429), with the time in `{wait}`. (default `"foram muitos envios em pouco tempo. o que você escreveu continua aqui: espere {wait} e envie outra vez."`)
    # - `unavailable_text`: Shown while the server is overloaded or maintained (503), with `{wait}`. (default `"o site não consegue responder agora. o que você escreveu continua aqui: espere {wait} e tente de novo."`)
    # - `wait_text`: Stands for `{wait}` unless the server says how long, by `Retry-After`. (default `"um pouco"`)
    # - `seconds_text`: How long it says, in seconds. (default `"{count} segundos"`)
    # - `seconds_one_text`: The same for one second. (default `"1 segundo"`)
    # - `minutes_text`: The same in minutes. (default `"{count} minutos"`)
    # - `hours_text`: The same in hours. (default `"{count} horas"`)
    # - `signed_out_text`: Shown when the visitor is not signed in any more, with a link to sign in. (default `"é preciso entrar para enviar. o que você escreveu continua aqui."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    #
    # What `tag:` holds is for the tag too, other arguments for the form.
    sig do
      params(
        submit: T.nilable(T.any(String, Symbol)),
        validate_on_submit: T.nilable(T.any(T::Boolean, String)),
        scroll_to_error: T.nilable(T.any(T::Boolean, String)),
        reason_text: T.nilable(T.any(String, Symbol, Numeric)),
        reason_many_text: T.nilable(T.any(String, Symbol, Numeric)),
        reason_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        loading_text: T.nilable(T.any(String, Symbol, Numeric)),
        error_text: T.nilable(T.any(String, Symbol, Numeric)),
        refused_text: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_non_empty: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_selected: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_checked: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_email: T.nilable(T.any(String, Symbol, Numeric)),
        message_are_valid_emails: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_cpf: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_cep: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_date: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_date_time: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_time: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_phone: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_cellphone: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_number: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_number_with_digits: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_color: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_url: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_moip_code: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_full_name: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_ascii: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_comma_separated_list: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_items: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_items_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_words: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_words_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_length: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_length_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_max_length: T.nilable(T.any(String, Symbol, Numeric)),
        message_max_length_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_exact_length: T.nilable(T.any(String, Symbol, Numeric)),
        message_exact_length_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_value: T.nilable(T.any(String, Symbol, Numeric)),
        message_max_value: T.nilable(T.any(String, Symbol, Numeric)),
        message_date_before: T.nilable(T.any(String, Symbol, Numeric)),
        message_date_after: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_equals_to: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_remote_valid: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_credit_card: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_security_code: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_expiry: T.nilable(T.any(String, Symbol, Numeric)),
        forbidden_text: T.nilable(T.any(String, Symbol, Numeric)),
        too_large_text: T.nilable(T.any(String, Symbol, Numeric)),
        expired_text: T.nilable(T.any(String, Symbol, Numeric)),
        too_many_text: T.nilable(T.any(String, Symbol, Numeric)),
        unavailable_text: T.nilable(T.any(String, Symbol, Numeric)),
        wait_text: T.nilable(T.any(String, Symbol, Numeric)),
        seconds_text: T.nilable(T.any(String, Symbol, Numeric)),
        seconds_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        minutes_text: T.nilable(T.any(String, Symbol, Numeric)),
        hours_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        tag: T.nilable(T::Hash[T.untyped, T.untyped]), form: T.untyped,
        block: T.proc.params(given: T.untyped).returns(T.untyped)
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_form_with(submit: nil, validate_on_submit: nil, scroll_to_error: nil, reason_text: nil, reason_many_text: nil, reason_one_text: nil, loading_text: nil, error_text: nil, refused_text: nil, message_is_non_empty: nil, message_is_selected: nil, message_is_checked: nil, message_is_valid_email: nil, message_are_valid_emails: nil, message_is_valid_cpf: nil, message_is_valid_cep: nil, message_is_valid_date: nil, message_is_valid_date_time: nil, message_is_valid_time: nil, message_is_valid_phone: nil, message_is_valid_cellphone: nil, message_is_number: nil, message_is_number_with_digits: nil, message_is_valid_color: nil, message_is_valid_url: nil, message_is_valid_moip_code: nil, message_is_full_name: nil, message_is_ascii: nil, message_is_comma_separated_list: nil, message_min_items: nil, message_min_items_one: nil, message_min_words: nil, message_min_words_one: nil, message_min_length: nil, message_min_length_one: nil, message_max_length: nil, message_max_length_one: nil, message_exact_length: nil, message_exact_length_one: nil, message_min_value: nil, message_max_value: nil, message_date_before: nil, message_date_after: nil, message_is_equals_to: nil, message_is_remote_valid: nil, message_is_credit_card: nil, message_is_security_code: nil, message_is_valid_expiry: nil, forbidden_text: nil, too_large_text: nil, expired_text: nil, too_many_text: nil, unavailable_text: nil, wait_text: nil, seconds_text: nil, seconds_one_text: nil, minutes_text: nil, hours_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, tag: nil, **form, &block); end
  end

  module FormBuilder
    # Validates the fields of a form while they are filled in, and shows the server's answers on them. See widgets/form/README.md.
    #
    # - `submit`: Who sends the form: the browser (or rails-ujs, or Turbo), or the widget with a request of its own. (`"native"`, `"fetch"`; default `"native"`)
    # - `validate_on_submit`: Leaves the submit buttons enabled; an attempt with errors sends nothing, shows them all and focuses the first. (default `false`)
    # - `scroll_to_error`: On a refused attempt the first invalid field comes 120 px below the viewport's top. (default `false`)
    # - `reason_text`: Own reason why the submit buttons are disabled, with `{count}` fields, for one field too.
    # - `reason_many_text`: The reason for more than one field, without an own one. (default `"falta preencher ou corrigir {count} campos"`)
    # - `reason_one_text`: The reason for one field, without an own one. (default `"falta preencher ou corrigir 1 campo"`)
    # - `loading_text`: Stands in the same place while the form is on its way. (default `"enviando…"`)
    # - `error_text`: Shown when the server could not be reached or broke. (default `"não foi possível enviar. o que você escreveu continua aqui: tente de novo."`)
    # - `refused_text`: Shown when it refused the form without saying why (404, a 422 without words). (default `"não foi possível enviar: o servidor não aceitou. o que você escreveu continua aqui: confira tudo, ou atualize a página."`)
    # - `message_is_non_empty`: Message of `isNonEmpty`. (default `"não pode ficar em branco"`)
    # - `message_is_selected`: Message of `isSelected`. (default `"não pode ficar em branco"`)
    # - `message_is_checked`: Message of `isChecked`. (default `"não pode ficar em branco"`)
    # - `message_is_valid_email`: Message of `isValidEmail`. (default `"não é um email válido"`)
    # - `message_are_valid_emails`: Message of `areValidEmails`. (default `"nem todos são emails válidos"`)
    # - `message_is_valid_cpf`: Message of `isValidCpf`. (default `"não é um cpf válido"`)
    # - `message_is_valid_cep`: Message of `isValidCep`. (default `"não é um cep válido"`)
    # - `message_is_valid_date`: Message of `isValidDate`. (default `"não é uma data válida"`)
    # - `message_is_valid_date_time`: Message of `isValidDateTime`. (default `"não é uma data e hora válida"`)
    # - `message_is_valid_time`: Message of `isValidTime`. (default `"não é um horário válido"`)
    # - `message_is_valid_phone`: Message of `isValidPhone`. (default `"não é um telefone válido"`)
    # - `message_is_valid_cellphone`: Message of `isValidCellphone`. (default `"não é um celular válido"`)
    # - `message_is_number`: Message of `isNumber`. (default `"não é um número válido"`)
    # - `message_is_number_with_digits`: Message of `isNumberWithDigits`. (default `"não é um número válido"`)
    # - `message_is_valid_color`: Message of `isValidColor`. (default `"não é uma cor válida"`)
    # - `message_is_valid_url`: Message of `isValidURL`. (default `"não é uma url válida"`)
    # - `message_is_valid_moip_code`: Message of `isValidMoipCode`. (default `"não é um formato válido"`)
    # - `message_is_full_name`: Message of `isFullName`. (default `"não é um nome válido"`)
    # - `message_is_ascii`: Message of `isAscii`. (default `"existem caracteres inválidos"`)
    # - `message_is_comma_separated_list`: Message of `isCommaSeparatedList`. (default `"não é uma lista válida"`)
    # - `message_min_items`: Message of `minItems`. (default `"deve ter pelo menos {count} itens"`)
    # - `message_min_items_one`: Message of `minItems`, for 1. (default `"deve ter pelo menos 1 item"`)
    # - `message_min_words`: Message of `minWords`. (default `"é muito curto (mínimo: {count} palavras)"`)
    # - `message_min_words_one`: Message of `minWords`, for 1. (default `"é muito curto (mínimo: 1 palavra)"`)
    # - `message_min_length`: Message of `minLength`. (default `"é muito curto (mínimo: {count} caracteres)"`)
    # - `message_min_length_one`: Message of `minLength`, for 1. (default `"é muito curto (mínimo: 1 caractere)"`)
    # - `message_max_length`: Message of `maxLength`. (default `"é muito longo (máximo: {count} caracteres)"`)
    # - `message_max_length_one`: Message of `maxLength`, for 1. (default `"é muito longo (máximo: 1 caractere)"`)
    # - `message_exact_length`: Message of `exactLength`. (default `"deve conter {count} caracteres"`)
    # - `message_exact_length_one`: Message of `exactLength`, for 1. (default `"deve conter 1 caractere"`)
    # - `message_min_value`: Message of `minValue`. (default `"deve ser maior do que {value}"`)
    # - `message_max_value`: Message of `maxValue`. (default `"deve ser menor do que {value}"`)
    # - `message_date_before`: Message of `dateBefore`. (default `"deve ser anterior a {date}"`)
    # - `message_date_after`: Message of `dateAfter`. (default `"deve ser posterior a {date}"`)
    # - `message_is_equals_to`: Message of `isEqualsTo`. (default `"os campos não são iguais"`)
    # - `message_is_remote_valid`: Message of `isRemoteValid`. (default `"não é válido"`)
    # - `message_is_credit_card`: Message of `isCreditCard`. (default `"não é um número de cartão válido"`)
    # - `message_is_security_code`: Message of `isSecurityCode`. (default `"não é um código válido"`)
    # - `message_is_valid_expiry`: Message of `isValidExpiry`. (default `"não é uma data válida"`)
    # - `forbidden_text`: Shown when the visitor is not allowed to (403). (default `"não foi possível enviar: sua conta não pode fazer isso. confira se entrou com a conta certa."`)
    # - `too_large_text`: Shown when the form was too large (413). (default `"não foi possível enviar: é grande demais. escolha arquivos menores, ou menos de uma vez."`)
    # - `expired_text`: Shown when the page's token has expired (419, as Laravel answers). (default `"não foi possível enviar: esta página expirou. copie o que escreveu e atualize a página."`)
    # - `too_many_text`: Shown after too many submissions (429), with the time in `{wait}`. (default `"foram muitos envios em pouco tempo. o que você escreveu continua aqui: espere {wait} e envie outra vez."`)
    # - `unavailable_text`: Shown while the server is overloaded or maintained (503), with `{wait}`. (default `"o site não consegue responder agora. o que você escreveu continua aqui: espere {wait} e tente de novo."`)
    # - `wait_text`: Stands for `{wait}` unless the server says how long, by `Retry-After`. (default `"um pouco"`)
    # - `seconds_text`: How long it says, in seconds. (default `"{count} segundos"`)
    # - `seconds_one_text`: The same for one second. (default `"1 segundo"`)
    # - `minutes_text`: The same in minutes. (default `"{count} minutos"`)
    # - `hours_text`: The same in hours. (default `"{count} horas"`)
    # - `signed_out_text`: Shown when the visitor is not signed in any more, with a link to sign in. (default `"é preciso entrar para enviar. o que você escreveu continua aqui."`)
    # - `label_login`: Text of the link to the sign-in page. (default `"entrar"`)
    # - `login_path`: Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. (default `"/entrar"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    sig do
      params(
        submit: T.nilable(T.any(String, Symbol)),
        validate_on_submit: T.nilable(T.any(T::Boolean, String)),
        scroll_to_error: T.nilable(T.any(T::Boolean, String)),
        reason_text: T.nilable(T.any(String, Symbol, Numeric)),
        reason_many_text: T.nilable(T.any(String, Symbol, Numeric)),
        reason_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        loading_text: T.nilable(T.any(String, Symbol, Numeric)),
        error_text: T.nilable(T.any(String, Symbol, Numeric)),
        refused_text: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_non_empty: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_selected: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_checked: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_email: T.nilable(T.any(String, Symbol, Numeric)),
        message_are_valid_emails: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_cpf: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_cep: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_date: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_date_time: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_time: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_phone: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_cellphone: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_number: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_number_with_digits: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_color: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_url: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_moip_code: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_full_name: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_ascii: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_comma_separated_list: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_items: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_items_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_words: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_words_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_length: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_length_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_max_length: T.nilable(T.any(String, Symbol, Numeric)),
        message_max_length_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_exact_length: T.nilable(T.any(String, Symbol, Numeric)),
        message_exact_length_one: T.nilable(T.any(String, Symbol, Numeric)),
        message_min_value: T.nilable(T.any(String, Symbol, Numeric)),
        message_max_value: T.nilable(T.any(String, Symbol, Numeric)),
        message_date_before: T.nilable(T.any(String, Symbol, Numeric)),
        message_date_after: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_equals_to: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_remote_valid: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_credit_card: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_security_code: T.nilable(T.any(String, Symbol, Numeric)),
        message_is_valid_expiry: T.nilable(T.any(String, Symbol, Numeric)),
        forbidden_text: T.nilable(T.any(String, Symbol, Numeric)),
        too_large_text: T.nilable(T.any(String, Symbol, Numeric)),
        expired_text: T.nilable(T.any(String, Symbol, Numeric)),
        too_many_text: T.nilable(T.any(String, Symbol, Numeric)),
        unavailable_text: T.nilable(T.any(String, Symbol, Numeric)),
        wait_text: T.nilable(T.any(String, Symbol, Numeric)),
        seconds_text: T.nilable(T.any(String, Symbol, Numeric)),
        seconds_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        minutes_text: T.nilable(T.any(String, Symbol, Numeric)),
        hours_text: T.nilable(T.any(String, Symbol, Numeric)),
        signed_out_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_login: T.nilable(T.any(String, Symbol, Numeric)),
        login_path: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        accesskey: T.untyped, aria: T.untyped, autocapitalize: T.untyped, autofocus: T.untyped, class: T.untyped, contenteditable: T.untyped, data: T.untyped, dir: T.untyped, draggable: T.untyped, enterkeyhint: T.untyped, hidden: T.untyped, id: T.untyped, inert: T.untyped, inputmode: T.untyped, itemid: T.untyped, itemprop: T.untyped, itemref: T.untyped, itemscope: T.untyped, itemtype: T.untyped, lang: T.untyped, part: T.untyped, popover: T.untyped, role: T.untyped, slot: T.untyped, spellcheck: T.untyped, style: T.untyped, tabindex: T.untyped, title: T.untyped, translate: T.untyped,
        block: T.proc.params(given: T.untyped).returns(T.untyped)
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_form(submit: nil, validate_on_submit: nil, scroll_to_error: nil, reason_text: nil, reason_many_text: nil, reason_one_text: nil, loading_text: nil, error_text: nil, refused_text: nil, message_is_non_empty: nil, message_is_selected: nil, message_is_checked: nil, message_is_valid_email: nil, message_are_valid_emails: nil, message_is_valid_cpf: nil, message_is_valid_cep: nil, message_is_valid_date: nil, message_is_valid_date_time: nil, message_is_valid_time: nil, message_is_valid_phone: nil, message_is_valid_cellphone: nil, message_is_number: nil, message_is_number_with_digits: nil, message_is_valid_color: nil, message_is_valid_url: nil, message_is_valid_moip_code: nil, message_is_full_name: nil, message_is_ascii: nil, message_is_comma_separated_list: nil, message_min_items: nil, message_min_items_one: nil, message_min_words: nil, message_min_words_one: nil, message_min_length: nil, message_min_length_one: nil, message_max_length: nil, message_max_length_one: nil, message_exact_length: nil, message_exact_length_one: nil, message_min_value: nil, message_max_value: nil, message_date_before: nil, message_date_after: nil, message_is_equals_to: nil, message_is_remote_valid: nil, message_is_credit_card: nil, message_is_security_code: nil, message_is_valid_expiry: nil, forbidden_text: nil, too_large_text: nil, expired_text: nil, too_many_text: nil, unavailable_text: nil, wait_text: nil, seconds_text: nil, seconds_one_text: nil, minutes_text: nil, hours_text: nil, signed_out_text: nil, label_login: nil, login_path: nil, mount: nil, accesskey: nil, aria: nil, autocapitalize: nil, autofocus: nil, class: nil, contenteditable: nil, data: nil, dir: nil, draggable: nil, enterkeyhint: nil, hidden: nil, id: nil, inert: nil, inputmode: nil, itemid: nil, itemprop: nil, itemref: nil, itemscope: nil, itemtype: nil, lang: nil, part: nil, popover: nil, role: nil, slot: nil, spellcheck: nil, style: nil, tabindex: nil, title: nil, translate: nil, &block); end

    # Counts what is written in a field against its limit, and never stops anybody from writing. See widgets/letter-counter/README.md.
    #
    # - `limit`: The most characters there should be; without it they are only counted. (at least 0)
    # - `label`: Own text, with `{count}` for the characters written and `{left}` for those left, below zero when there are too many; without a limit `{left}` stays empty.
    # - `limit_text`: Spoken a second after the last key, unless there is a label. (default `"{count} de {limit} caracteres"`)
    # - `limit_one_text`: The same for a limit of one. (default `"{count} de 1 caractere"`)
    # - `count_text`: The same without a limit. (default `"{count} caracteres"`)
    # - `count_one_text`: The same for one character. (default `"1 caractere"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    #
    # What `tag:` holds is for the tag too, other arguments for the field.
    sig do
      params(
        method: T.any(Symbol, String),
        limit: T.nilable(T.any(Numeric, String)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        limit_text: T.nilable(T.any(String, Symbol, Numeric)),
        limit_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        count_text: T.nilable(T.any(String, Symbol, Numeric)),
        count_one_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        tag: T.nilable(T::Hash[T.untyped, T.untyped]), field: T.untyped,
        block: T.nilable(T.proc.params(given: T.untyped).returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_letter_counter(method, limit: nil, label: nil, limit_text: nil, limit_one_text: nil, count_text: nil, count_one_text: nil, mount: nil, tag: nil, **field, &block); end

    # Writes a field's digits the way they are read: a zipcode, a cpf, a phone, an amount. See widgets/mask/README.md.
    #
    # - `mask`: What the field holds. (required; `"zipcode"`, `"cpf"`, `"date"`, `"phone"`, `"money"`, `"card-number"`, `"card-expiry"`, `"card-code"`)
    # - `unmasked_name`: Name of a hidden field with the raw value: the digits, or for money `1234.56`; `""` when empty.
    # - `expiry_placeholder`: Shown in an empty `card-expiry` without a placeholder of its own. (default `"mm/aa"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    #
    # What `tag:` holds is for the tag too, other arguments for the field.
    sig do
      params(
        method: T.any(Symbol, String),
        mask: T.any(String, Symbol),
        unmasked_name: T.nilable(T.any(String, Symbol, Numeric)),
        expiry_placeholder: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        tag: T.nilable(T::Hash[T.untyped, T.untyped]), field: T.untyped,
        block: T.nilable(T.proc.params(given: T.untyped).returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_mask(method, mask:, unmasked_name: nil, expiry_placeholder: nil, mount: nil, tag: nil, **field, &block); end

    # Says how good a password is while it is typed. See widgets/password-strength/README.md.
    #
    # - `label`: Name of the meter, for screen readers. (default `"força da senha"`)
    # - `words`: Words for the levels 0 to 4. (`[string, string, string, string, string]`; default `["mínimo 6 caracteres","fraquinha","meia-boca","segura","agora sim, matou a pau"]`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    #
    # What `tag:` holds is for the tag too, other arguments for the field.
    sig do
      params(
        method: T.any(Symbol, String),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        words: T.nilable(T.any(String, T::Hash[T.untyped, T.untyped], T::Array[T.untyped])),
        mount: T.nilable(T.any(String, Symbol)),
        tag: T.nilable(T::Hash[T.untyped, T.untyped]), field: T.untyped,
        block: T.nilable(T.proc.params(given: T.untyped).returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_password_strength(method, label: nil, words: nil, mount: nil, tag: nil, **field, &block); end

    # Draws a select box in the page's look on desktop devices, with search on demand. See widgets/select/README.md.
    #
    # - `searchable`: Whether typing filters the options, accents ignored. (default `false`)
    # - `redirect`: Whether a choice goes to the address in the option's value. (default `false`)
    # - `label_remove`: Name of the button that takes one of several choices back. (default `"remover {label}"`)
    # - `empty_text`: Shown and spoken when no option matches what was typed, or there is none. (default `"nada encontrado"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    #
    # What `tag:` holds is for the tag too, other arguments for the field.
    sig do
      params(
        method: T.any(Symbol, String),
        choices: T.untyped,
        searchable: T.nilable(T.any(T::Boolean, String)),
        redirect: T.nilable(T.any(T::Boolean, String)),
        label_remove: T.nilable(T.any(String, Symbol, Numeric)),
        empty_text: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        tag: T.nilable(T::Hash[T.untyped, T.untyped]), field: T.untyped,
        block: T.nilable(T.proc.params(given: T.untyped).returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_select(method, *choices, searchable: nil, redirect: nil, label_remove: nil, empty_text: nil, mount: nil, tag: nil, **field, &block); end

    # Rates with stars, kept in the page's own input, or shows a rating. See widgets/star-rating/README.md.
    #
    # - `stars`: How many stars there are; the rating goes from 0 to this number. (at least 1; at most 10; default `5`)
    # - `readonly`: Shows the input's value, fractions too. (default `false`)
    # - `label`: Name of the group of stars; the input's label where it is absent.
    # - `label_star`: Name of one star. (default `"{count} estrela"`)
    # - `label_stars`: Name of more stars. (default `"{count} estrelas"`)
    # - `label_readonly`: Text of a shown rating, `{stars}` being for example “5 estrelas”. (default `"{value} de {stars}"`)
    # - `label_unnamed`: Name of the group where the input has neither a label nor a placeholder. (default `"avaliação"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    #
    # What `tag:` holds is for the tag too, other arguments for the field.
    sig do
      params(
        method: T.any(Symbol, String),
        stars: T.nilable(T.any(Numeric, String)),
        readonly: T.nilable(T.any(T::Boolean, String)),
        label: T.nilable(T.any(String, Symbol, Numeric)),
        label_star: T.nilable(T.any(String, Symbol, Numeric)),
        label_stars: T.nilable(T.any(String, Symbol, Numeric)),
        label_readonly: T.nilable(T.any(String, Symbol, Numeric)),
        label_unnamed: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        tag: T.nilable(T::Hash[T.untyped, T.untyped]), field: T.untyped,
        block: T.nilable(T.proc.params(given: T.untyped).returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_star_rating(method, stars: nil, readonly: nil, label: nil, label_star: nil, label_stars: nil, label_readonly: nil, label_unnamed: nil, mount: nil, tag: nil, **field, &block); end

    # Edits the comma list of an input as tags, each with a button to remove it. See widgets/tag-editor/README.md.
    #
    # - `src`: Where `reload()` asks for the tags; of the page's own origin. (default `"/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor"`)
    # - `max`: The most tags there may be; what is over it stays in the field, not added. (at least 1)
    # - `label_remove`: Name of the button that removes a tag. (default `"remover {tag}"`)
    # - `added_text`: Spoken, and not shown, once tags were added. (default `"agora na lista: {tags}."`)
    # - `removed_text`: Spoken, and not shown, once a tag was removed. (default `"fora da lista: {tags}."`)
    # - `repeated_text`: Shown and spoken when a tag is there already. (default `"já na lista: {tags}."`)
    # - `max_text`: Shown and spoken when there are `data-max` tags already. (default `"a lista vai até {max}: tire uma tag para pôr outra."`)
    # - `length_text`: Shown and spoken when the list would be longer than the input's `maxlength`. (default `"a lista vai até {max} letras: tire uma tag para pôr outra."`)
    # - `label_loading`: Shown and spoken while the answer is on its way. (default `"carregando"`)
    # - `failed_text`: Shown and spoken when `reload()` has failed; the tags stay. (default `"não deu para carregar as tags."`)
    # - `label_retry`: Text of the button beside that. (default `"tentar de novo"`)
    # - `mount`: When to mount: at once (`eager`), within 200 px of the viewport (`visible`), or, where the widget can wait, when a pointer is near or it has the focus (`interaction`). (`"eager"`, `"visible"`, `"interaction"`)
    #
    # What `tag:` holds is for the tag too, other arguments for the field.
    sig do
      params(
        method: T.any(Symbol, String),
        src: T.nilable(T.any(String, URI::Generic, ActiveModel::Conversion, T::Array[T.untyped], T::Hash[T.untyped, T.untyped])),
        max: T.nilable(T.any(Numeric, String)),
        label_remove: T.nilable(T.any(String, Symbol, Numeric)),
        added_text: T.nilable(T.any(String, Symbol, Numeric)),
        removed_text: T.nilable(T.any(String, Symbol, Numeric)),
        repeated_text: T.nilable(T.any(String, Symbol, Numeric)),
        max_text: T.nilable(T.any(String, Symbol, Numeric)),
        length_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_loading: T.nilable(T.any(String, Symbol, Numeric)),
        failed_text: T.nilable(T.any(String, Symbol, Numeric)),
        label_retry: T.nilable(T.any(String, Symbol, Numeric)),
        mount: T.nilable(T.any(String, Symbol)),
        tag: T.nilable(T::Hash[T.untyped, T.untyped]), field: T.untyped,
        block: T.nilable(T.proc.params(given: T.untyped).returns(T.untyped))
      ).returns(ActiveSupport::SafeBuffer)
    end
    def yy_tag_editor(method, src: nil, max: nil, label_remove: nil, added_text: nil, removed_text: nil, repeated_text: nil, max_text: nil, length_text: nil, label_loading: nil, failed_text: nil, label_retry: nil, mount: nil, tag: nil, **field, &block); end
  end
end
