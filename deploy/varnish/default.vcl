vcl 4.1;

# Varnish 7 before the site, with xkey of varnish-modules: docs/how-to/put-a-cache-in-front.md.
# Start it with -p http_gzip_support=off, or nobody gets brotli. What may be kept, and for how long, is the site's
# word (Surrogate-Control); these are the rules for who may be answered with it.

import std;
import xkey;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 60s;
    .between_bytes_timeout = 60s;
    .probe = { .url = "/healthz"; .interval = 2s; .timeout = 2s; .window = 4; .threshold = 2; }
}

# Who may say that pages changed: the processes of the site.
acl site_processes {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ site_processes) {
            return (synth(403, "Forbidden"));
        }
        if (!req.http.xkey-purge) {
            return (synth(400, "Name the keys in xkey-purge"));
        }
        # Gone at once, not soft: what was taken back is shown to nobody once more.
        return (synth(200, "Purged " + xkey.purge(req.http.xkey-purge)));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # What depends on who asks. A draft stands at the address of its page.
    if (req.http.Authorization || req.url ~ "^/(api|preview)(/|\?|$)"
        || req.http.Cookie ~ "(^|;\s*)(__Host-)?preview=") {
        return (pass);
    }
    # A part of a recording: the whole is not fetched for it.
    if (req.http.Range) {
        return (pass);
    }
    # `/` asks for the visitor's language: those who are not surely answered in Arabic ask the site.
    if (req.url ~ "^/(\?|$)") {
        if (req.http.Cookie ~ "(^|;\s*)i18n_redirected=") {
            if (req.http.Cookie !~ "(^|;\s*)i18n_redirected=ar\s*(;|$)") {
                return (pass);
            }
        } elsif (req.http.Accept-Language && req.http.Accept-Language !~ "(?i)^\s*(\*\s*$|ar(-[a-z0-9]+)*\s*(,|$))") {
            return (pass);
        }
    }

    # One of three spellings each, so that pages are kept three times and pictures as often as they differ.
    if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.url ~ "^/_ipx/") {
        if (req.http.Accept ~ "image/avif") {
            set req.http.Accept = "image/avif,image/webp";
        } elsif (req.http.Accept ~ "image/webp") {
            set req.http.Accept = "image/webp";
        } else {
            unset req.http.Accept;
        }
    }
    # An old page while the site makes the new one; for a day while the site is away.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
    return (hash);
}

# Campaign words and click ids change no page that may be kept; the site is still asked for the whole address.
sub vcl_hash {
    hash_data(regsub(regsuball(req.url, "(?<=[?&])(utm_[a-z_]+|[gf]bclid|gclid|msclkid|ttclid)=[^&]*(&|$)", ""), "[?&]+$", ""));
    if (req.http.host) {
        hash_data(req.http.host);
    } else {
        hash_data(server.ip);
    }
    return (lookup);
}

sub vcl_backend_response {
    # A site that fails while it is asked behind a visitor's back: the old page stays.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    # Whoever sets a cookie speaks to one visitor.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*?max-age=(\d+).*$", "\1s"), 0s);
        set beresp.grace = 24h;
        set beresp.keep = 1h;
        # Who asks for `/` was chosen above.
        if (bereq.url ~ "^/(\?|$)") {
            set beresp.http.Vary = "Accept-Encoding";
        }
        return (deliver);
    }
    set beresp.grace = 0s;
    # A large file would push many pages out.
    if (std.integer(beresp.http.Content-Length, 0) > 8000000) {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
}

sub vcl_deliver {
    set resp.http.X-Cache = "miss";
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    }
    # The site leaves the cookie of the language out of what may be kept, so it is set here (BEHAVIOURS 2.5).
    if (resp.http.xkey && resp.http.Content-Type ~ "^text/html"
        && ((resp.http.Content-Language == "ar" && req.http.Cookie !~ "(^|;\s*)i18n_redirected=ar\s*(;|$)")
            || (resp.http.Content-Language == "en" && req.http.Cookie !~ "(^|;\s*)i18n_redirected=en\s*(;|$)"))) {
        set resp.http.Set-Cookie = "i18n_redirected=" + resp.http.Content-Language + "; Path=/; Max-Age=31536000; SameSite=Lax";
        if (req.http.X-Forwarded-Proto == "https") {
            set resp.http.Set-Cookie = resp.http.Set-Cookie + "; Secure";
        }
        set resp.http.Cache-Control = "private, max-age=0, must-revalidate";
    }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
