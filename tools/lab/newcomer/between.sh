# What a laboratory has in place of a real server's surroundings. Read before the protocol's script.
tools=/srv/wajiha-tools

# Names that no DNS knows, and a folder that stands for the mounted disk.
after_1() {
  printf '127.0.0.1 agency.test studio.agency.test\n' >> /etc/hosts
  mkdir -p /mnt/backup
}

# The mail server, on the archive's own Node.
after_3() {
  cat > /etc/systemd/system/lab-mail.service <<END
[Service]
ExecStart=/opt/wajiha-1/node_modules/node/bin/node --disable-warning=ExperimentalWarning $tools/lab/newcomer/sink.ts
Restart=always
[Install]
WantedBy=multi-user.target
END
  systemctl enable --quiet --now lab-mail
}

# The proxy's own authority, known to this machine alone; a public one is known already.
after_6() {
  made=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  for _ in $(seq 1 60); do if [ -s "$made" ]; then break; fi; sleep 0.5; done
  cp "$made" /usr/local/share/ca-certificates/lab.crt
  update-ca-certificates > /dev/null
  echo NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt >> /etc/wajiha/settings
  systemctl restart wajiha-studio wajiha-site
}
