"""A WebKitGTK window for WebDriver. Unlike MiniBrowser's, its profile survives a restart.

Arguments: the profile's directory, the address of a proxy to every host but localhost, and perhaps "cache".
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

profile, proxy = sys.argv[1:3]
storage = WebKit2.WebsiteDataManager(
    base_data_directory=profile, base_cache_directory=f"{profile}/cache"
)
# WebDriver's capability would make the driver speak TLS to the proxy.
storage.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new(proxy, ["localhost"]),
)
context = WebKit2.WebContext(website_data_manager=storage)
# No HTTP cache: offline, only the worker can answer, and every request can be counted. No back/forward cache either.
if "cache" not in sys.argv:
    context.set_cache_model(WebKit2.CacheModel.DOCUMENT_VIEWER)
context.set_automation_allowed(True)


def create_web_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    # Without it a screenshot never ends.
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.ALWAYS)
    window = Gtk.Window(default_width=1280, default_height=800)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


context.connect(
    "automation-started",
    lambda _context, session: session.connect("create-web-view", create_web_view),
)
# Not every driver ends its browser. With the browser the network process ends, once it has written what is to be stored.
driver = os.getppid()
GLib.timeout_add(50, lambda: os.getppid() == driver or Gtk.main_quit())
Gtk.main()
