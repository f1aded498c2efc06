/**
 * How the server's markup of a widget is dressed as what the widget draws (`data-yy-look`): a
 * selector of the widget's style sheet → the elements of the server's markup that take its rules.
 * `&` is the widget's element, and stands before a selector without it. A longer selector goes
 * before one that it begins with: `a[href]` before `a`. What no rule of the widget says, because
 * the browser draws the server's element otherwise, is in `<name>.look.css`, where `:host` is the
 * widget's element.
 */
export type WidgetLook = Readonly<Record<string, string>>;
