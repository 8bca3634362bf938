vcl 4.1;

# Before the nodes of the shop, in the place of nginx: Varnish from 7.1 with xkey (Debian's packages varnish and varnish-modules). Change the addresses of the nodes below.
# Each node has PURGE_URLS=http://address-of-varnish/ and tells it which pages to make anew, so that they may be kept longer than a proxy that hears nothing may.
# Tried as it stands by server/rendering/varnish.test.ts, which puts its own addresses in the place of these. TLS ends before it (hitch, a load balancer).

import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}
backend node1 { .host = "10.0.0.11"; .port = "3000"; .connect_timeout = 2s; .first_byte_timeout = 60s; .probe = ready; }
backend node2 { .host = "10.0.0.12"; .port = "3000"; .connect_timeout = 2s; .first_byte_timeout = 60s; .probe = ready; }

# Who may say that something has changed.
acl nodes {
  "10.0.0.11";
  "10.0.0.12";
}

sub vcl_init {
  new shop = directors.round_robin();
  shop.add_backend(node1);
  shop.add_backend(node2);
  # Nodes with ROLES=realtime, where they are others.
  new shop_realtime = directors.round_robin();
  shop_realtime.add_backend(node1);
  shop_realtime.add_backend(node2);
}

sub vcl_recv {
  unset req.http.X-Currency;
  unset req.http.X-Encoding;
  if (req.method == "PURGE") {
    if (client.ip !~ nodes || !req.http.xkey-purge) { return (synth(405)); }
    # Soft: who asks within the grace of the page is not made to wait for it.
    set req.http.X-Purged = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.X-Purged));
  }
  # For this machine and Prometheus, not for the world.
  if (req.url == "/metrics") { return (synth(404)); }
  set req.backend_hint = shop.backend();
  if (!req.http.X-Forwarded-Proto) { set req.http.X-Forwarded-Proto = "http"; }
  if (req.url ~ "^/realtime/v1/" || req.http.Upgrade) {
    set req.backend_hint = shop_realtime.backend();
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Files of people, and what is asked by name: neither is kept here.
  if (req.url ~ "^/(rest|auth|storage|functions)/v1/") { return (pass); }
  # What a page depends on besides its address: nobody is shown euros who reads in baht.
  set req.http.X-Currency = "THB";
  if (req.http.Cookie ~ "(^|; ?)currency=[A-Z][A-Z][A-Z](;|$)") {
    set req.http.X-Currency = regsub(req.http.Cookie, "^(.*; ?)?currency=([A-Z][A-Z][A-Z])(;.*)?$", "\2");
  }
  # A cookie that stands there twice is for the shop to read.
  if (req.http.Cookie ~ "(^|; ?)currency=.*; ?currency=") { return (pass); }
  set req.http.X-Encoding = "";
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b") { set req.http.X-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b") { set req.http.X-Encoding = "gzip"; }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.Host);
  hash_data(req.http.X-Currency);
  hash_data(req.http.X-Encoding);
  return (lookup);
}

sub vcl_pipe {
  if (req.http.Upgrade) {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = "upgrade";
  } else {
    set bereq.http.Connection = "close";
  }
}

sub vcl_backend_fetch {
  # Another node for what the first one does not have or could not say.
  if (bereq.retries > 0) { set bereq.backend = shop.backend(); }
  if (bereq.http.X-Encoding) { set bereq.http.Accept-Encoding = bereq.http.X-Encoding; }
  unset bereq.http.X-Currency;
  unset bereq.http.X-Encoding;
  # A connection of its own for each request: one that was kept may be closed by a node that stops in the moment an order is written to it, and no order is sent twice.
  set bereq.http.Connection = "close";
}

sub vcl_backend_response {
  # While a release rolls, a node of one release is asked for files of the other: whoever has them answers.
  if (bereq.url ~ "^/assets/" && beresp.status == 404 && bereq.retries < 1) { return (retry); }
  if (bereq.method == "GET" && beresp.status >= 502 && bereq.retries < 1) { return (retry); }
  if (beresp.http.Set-Cookie || beresp.status != 200) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  # The shop says which pages are the same for everybody who reads in one currency, how long they are, and what they show.
  if (beresp.http.Surrogate-Control ~ "^max-age=\d+$") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=", "") + "s", 0s);
    set beresp.grace = 5s;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
  # Their names carry a hash of what is in them.
  if (bereq.url ~ "^/(assets|messages)/" && beresp.http.Cache-Control ~ "immutable") {
    set beresp.ttl = 7d;
    return (deliver);
  }
  set beresp.uncacheable = true;
  set beresp.ttl = 120s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.X-Accel-Expires;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # Kept pages are asked for again by their readers (no-cache); how old ours is says nothing to them.
  if (resp.http.Cache-Control ~ "private") { unset resp.http.Age; }
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
}
