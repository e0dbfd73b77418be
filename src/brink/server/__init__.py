"""The server: HTTP for the lobby and everything that stands still, a WebSocket a table for everything that moves."""

from brink.server.app import make_app
from brink.server.running import listen, serve, url_of
from brink.server.settings import Limits, Rate, Settings

__all__ = ["Limits", "Rate", "Settings", "listen", "make_app", "serve", "url_of"]
