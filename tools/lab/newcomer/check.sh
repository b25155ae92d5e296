#!/bin/bash
# In the laboratory's Debian: whether it serves with TLS, mail, backup and numbers. A line for each; ends with how many are not so.
site=https://agency.test studio=https://studio.agency.test failed=0
say() { if [ "$1" = 0 ]; then echo "✓ $2"; else echo "✗ $2"; failed=$((failed + 1)); fi; }
check() { local what=$1; shift; "$@" > /dev/null 2>&1; say $? "$what"; }
code() { curl -s -m 20 -o /dev/null -w '%{http_code}' "$@"; }
is() { [ "$(code "${@:2}")" = "$1" ]; }
holds() { curl -s -m 20 -D - "$2" | grep -qi -- "$1"; }
until_so() { for _ in $(seq 1 "$1"); do if "${@:2}"; then return 0; fi; sleep 1; done; return 1; }

check 'everything serves' until_so 120 is 200 $site/readyz
check 'every unit of ours is active' systemctl is-active wajiha-database wajiha-studio wajiha-site wajiha-site.socket wajiha.target caddy prometheus
check 'https, Arabic' is 200 $site/ar
check 'https, English' is 200 $site/en
check 'it is in Arabic, from the right' holds 'lang="ar" dir="rtl"' $site/ar
check 'HSTS of the site' holds '^strict-transport-security: max-age=63072000' $site/ar
check 'HSTS of the studio' holds '^strict-transport-security: max-age=31536000' $studio/admin/login
check 'http leads to https' holds '^location: https://agency.test/' http://agency.test/
check 'the studio asks who one is' is 200 $studio/admin/login
check 'the public host has no studio' is 404 $site/admin
check 'metrics of the site: 404 without a key' is 404 $site/metrics
check 'metrics of the studio: 404 without a key' is 404 $studio/api/v1/metrics
key=$(sed -n 's/^METRICS_KEY=//p' /etc/wajiha/settings)
check 'metrics of the site, with it' is 200 -H "Authorization: Bearer $key" http://127.0.0.1:3000/metrics
check 'metrics of the studio, with it' is 200 -H "Authorization: Bearer $key" http://127.0.0.1:3100/api/v1/metrics
scraped() { curl -s -G 127.0.0.1:9090/api/v1/query --data-urlencode 'query=sum(up{job=~"wajiha.*"})' | grep -q ',"2"\]'; }
check 'Prometheus reads both' until_so 90 scraped
rules() { curl -s 127.0.0.1:9090/api/v1/rules | grep -q '"type":"alerting"'; }
check 'and knows the alarms' rules

# A letter through the form, and its receipt.
visitor=sara.$(date +%s)@visitors.test
token=$(curl -s $site/api/forms/token | sed 's/.*"token":"\([^"]*\)".*/\1/')
# Nobody writes faster: what is, waits in quarantine and gets no receipt.
sleep 5
send() {
  is 202 $site/api/forms/contact -H 'Content-Type: application/json' -d "{\"name\":\"سارة العتيبي\",\"email\":\"$visitor\",\"message\":\"نريد موقعًا لمتجرنا\",\"consentPrivacy\":true,\"renderedAt\":\"$token\",\"idempotencyKey\":\"$visitor\"}"
}
check 'the form over https is thanked' send
receipt() { grep -q "\"$visitor\"" /root/mails.json; }
check 'its receipt reaches the mail server' until_so 60 receipt
metric() { curl -s -H "Authorization: Bearer $key" http://127.0.0.1:3100/api/v1/metrics | grep -qE '^wajiha_studio_leads(\{[^}]*\})? [1-9]'; }
check 'and it is a lead' until_so 30 metric

check 'the target holds a backup' bash -c "wajiha backup /mnt/backup/wajiha --list | grep -q files"
if [ -f /root/wajiha-identity.txt ]; then
  try() {
    rm -rf /var/lib/wajiha-try && install -d -o wajiha -g wajiha /var/lib/wajiha-try
    install -o wajiha -m 0600 /root/wajiha-identity.txt /var/lib/wajiha/identity
    runuser -u wajiha -- env DATA_DIR=/var/lib/wajiha-try/data /opt/wajiha-1/wajiha restore /mnt/backup/wajiha --identity /var/lib/wajiha/identity --verify
    local so=$?
    rm -rf /var/lib/wajiha-try /var/lib/wajiha/identity
    return $so
  }
  try > /root/restore.txt 2>&1
  say $? 'it restores elsewhere, with the identity, and every row and file is right'
fi
check 'a reload of the site is taken' systemctl reload wajiha-site
check 'systemd finds nothing odd in the units' systemd-analyze verify /etc/systemd/system/wajiha-*.service /etc/systemd/system/wajiha-site.socket
exit $failed
