from __future__ import annotations

from typing import Any

from django import template
from django.template.base import Node, Parser, Token
from django.template.context import Context
from django.utils.safestring import SafeString, mark_safe

from ..builds import current_build
from ..head import HeadOptions, head_html
from ..problem import Problem
from ..problems import report
from ..schema import schema
from ..tags import TagAttributes
from ..texts import texts_of

register = template.Library()


@register.simple_block_tag(takes_context=True)
def yy(context: Context, content: SafeString, name: Any = None, /, **arguments: Any) -> SafeString:
    """
    Writes a widget's tag. Visitors see the block until the widget has mounted, and without
    JavaScript.

        {% yy "follow-button" user_id=seller.id … class="grande" %}<a href="/entrar/">seguir</a>{% endyy %}

    Arguments are the tag's attributes without `data-`, and the attributes of every element, with
    underscores: `aria_label`. An argument that is None is left out.
    """
    widget = schema().find(name) if isinstance(name, str) else None
    if widget is None:
        report("{% yy %}", [schema().unknown(name)], "YY-810", context)
        return content
    attributes = TagAttributes(widget, arguments)
    report(widget.written, attributes.problems, "YY-801", context)
    for argument, text in texts_of(widget).items():
        attributes.add(widget.attributes[argument], text)
    return mark_safe(f"<{widget.tag}{attributes.html}>{content}</{widget.tag}>")


_compile = register.tags["yy"]


@register.tag("yy")
def _yy(parser: Parser, token: Token) -> Node:
    """
    Makes the block's content visible for `{% extends %}` and the checks, which Django's node does
    not.
    """
    node = _compile(parser, token)
    node.child_nodelists = ("nodelist",)
    return node


@register.simple_tag(takes_context=True)
def yy_head(context: Context, **arguments: Any) -> SafeString:
    """
    Writes the meta tags, stylesheet, preloads and script that the widgets need in a `<head>`.

        {% yy_head flavour="lite" %}

    Arguments are the options for the head in the setting `YY`, in lower case.
    """
    options = HeadOptions(context, arguments)
    build = current_build()
    missing = [] if build.is_present else [Problem("YY-807", f"no built files in {build.folder}")]
    report("{% yy_head %}", [*options.problems(build), *missing], "YY-804", context, options.switch.cause)
    return mark_safe(head_html(options, build))
