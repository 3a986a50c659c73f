#!/bin/sh
# Gives haproxy a renewed certificate. Installed as /usr/local/sbin/portal-certificate; certbot runs it as a deploy hook,
# with the folder of the certificate in RENEWED_LINEAGE.
set -eu
: "${RENEWED_LINEAGE:?RENEWED_LINEAGE: certbot이 정하는 인증서의 폴더}"
file=/etc/haproxy/certs/portal.pem
umask 077
cat "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem" > "$file.new"
mv "$file.new" "$file"
systemctl reload haproxy
