"""Finds the `{% yy %}` tags in compiled templates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.template.base import FilterExpression, NodeList
from django.template.context import Context
from django.template.library import SimpleBlockNode
from django.template.loader_tags import BLOCK_CONTEXT_KEY

UNKNOWN = object()


def yy_nodes(nodelist: NodeList) -> Iterator[SimpleBlockNode]:
    for node in nodelist.get_nodes_by_type(SimpleBlockNode):
        # The node keeps the decorated function. Its module says that the tag is ours, whatever its
        # name is.
        if node.func.__module__ == "yy_widgets.templatetags.yy":
            yield node


def literal(expression: FilterExpression) -> Any:
    """The value of a literal in the template; `UNKNOWN` for a value that the view gives."""
    if expression.filters:
        return UNKNOWN
    if not expression.is_var:
        return str(expression.var)
    constant = expression.var.literal
    if constant is not None:
        return constant
    return {"True": True, "False": False, "None": None}.get(expression.token, UNKNOWN)


def written_widgets(context: Context) -> list[str]:
    """
    Names of the widgets in the page's template and those that it extends, but not in included ones.
    """
    lists = [template.nodelist for template in (context.template, context.render_context.template) if template is not None]
    blocks = context.render_context.get(BLOCK_CONTEXT_KEY)
    for stack in blocks.blocks.values() if blocks is not None else ():
        lists.extend(block.nodelist for block in stack)
    names = (literal(node.args[0]) for each in lists for node in yy_nodes(each) if node.args)
    return list(dict.fromkeys(name for name in names if isinstance(name, str)))
