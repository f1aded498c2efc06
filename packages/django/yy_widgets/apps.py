from django.apps import AppConfig


class YyWidgetsConfig(AppConfig):
    name = "yy_widgets"
    verbose_name = "yy widgets"

    def ready(self) -> None:
        from . import checks  # noqa: F401  The import registers the checks.
