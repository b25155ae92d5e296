#!/bin/sh
# Wajiha without npm: ./wajiha start. Needs a shell and the C library, nothing else of the machine.
# A secret may stand in a file: DATABASE_URL_FILE=/run/secrets/database-url instead of DATABASE_URL.
set -eu

self=$0
if [ -L "$self" ]; then self=$(readlink -f "$self"); fi
case $self in */*) ;; *) self=./$self ;; esac
home=$(CDPATH='' cd -- "${self%/*}" && pwd -P)

commands='start database studio site container install-units restart doctor backup restore privacy people content files'
command=${1:-}
case " $commands " in
  *" ${command:-nothing} "*) shift ;;
  *)
    echo "There is no command “$command”. Write one of: $commands." >&2
    exit 1
    ;;
esac

for name in DATABASE_URL DATABASE_POOL_URL DATABASE_REPLICA_URL SERVICE_KEY PAYLOAD_SECRET LIMITS_URL SMTP_URL \
  MAIL_REPORTS_KEY METRICS_KEY ALARM_URL EDGE_PURGE_TOKEN FILES_BUCKET_SECRET OTEL_EXPORTER_OTLP_HEADERS AWS_ACCESS_KEY_ID \
  AWS_SECRET_ACCESS_KEY; do
  eval "file=\${${name}_FILE:-}"
  if [ -z "$file" ]; then continue; fi
  if [ ! -r "$file" ]; then
    echo "${name}_FILE names $file, which cannot be read." >&2
    exit 1
  fi
  value=
  IFS= read -r value < "$file" || [ -n "$value" ] || {
    echo "${name}_FILE names $file, which is empty." >&2
    exit 1
  }
  export "$name=$value"
done

export PATH="$home/node_modules/node/bin:${PATH:-/usr/bin:/bin}"
cd -- "$home"
exec "$home/node_modules/node/bin/node" --disable-warning=ExperimentalWarning "$home/tools/$command.ts" "$@"
