/**
 * The units of systemd for the three parts: each by itself, restarted whatever happens, closed off from what it
 * has no business with. The site's listening socket is a unit of its own, so that it outlives every process that
 * listens on it. Pure text; `install-units.ts` writes it.
 */
import { dirname } from 'node:path'
import { type PartName, partNames } from '../stack/part-names.ts'
import { hardening } from './hardening.ts'

export type Installation = {
  /** Absolute: the project, and the folder of its data. */
  root: string
  /** An archive brings its builds along: nothing of it is ever written. */
  isRelease: boolean
  dataDir: string
  /** Who runs it; never root. */
  user: string
  /** Absolute: a file of `NAME=value` lines. */
  environmentFile: string
  /** A server of one's own: then there is no unit for the database. */
  hasOwnDatabase: boolean
  /** Where the site listens. */
  host: string
  port: number
  /** Absolute: the folder that backups go to, if they go to one. */
  backupFolder: string | undefined
}

type Unit = { file: string; text: string }

/** Memory in megabytes (from the measurements of decision 044, doubled) and who should come before. */
const parts: Record<PartName, { what: string; memory: number; after: PartName[] }> = {
  database: { what: 'database', memory: 1024, after: [] },
  studio: { what: 'studio', memory: 900, after: ['database'] },
  site: { what: 'public site and inbox', memory: 600, after: [] },
}

export function writeUnits(place: Installation): Unit[] {
  const names = partNames.filter((name) => name !== 'database' || !place.hasOwnDatabase)
  return [...names.map((name) => unitOf(name, place)), socketOf(place), targetOf(names)]
}

const socketName = 'wajiha-site.socket'

/** What a unit has beside what all have; nothing of it makes one part fall with another. */
const own: Partial<Record<PartName, (place: Installation) => { unit: string; service: string }>> = {
  site: ({ root }) => ({
    unit: `Wants=${socketName}\nAfter=${socketName}\n`,
    service: `ExecReload=${nodeIn(root)} tools/restart.ts\nSockets=${socketName}\n`,
  }),
}

/** A share may be mounted later than the units start: then its place is there, and it is not; so the upper folder. */
function writablePaths({ dataDir, root, isRelease, backupFolder }: Installation): string[] {
  const paths = isRelease ? [dataDir] : [dataDir, root]
  if (!backupFolder) return paths
  const upper = dirname(backupFolder)
  return [...paths, `-${upper === '/' ? backupFolder : upper}`]
}

export const nodeIn = (root: string) =>
  `${root}/node_modules/node/bin/node --disable-warning=ExperimentalWarning`

export const unitName = (part: PartName) => `wajiha-${part}.service`

function unitOf(part: PartName, place: Installation): Unit {
  const { what, memory, after } = parts[part]
  const { unit = '', service = '' } = own[part]?.(place) ?? {}
  const before = after.filter((name) => name !== 'database' || !place.hasOwnDatabase).map(unitName)
  return {
    file: unitName(part),
    text: `[Unit]
Description=Wajiha: ${what}
After=${['network-online.target', 'remote-fs.target', ...before].join(' ')}
Wants=network-online.target
PartOf=wajiha.target
StartLimitIntervalSec=0
${unit}
[Service]
Type=notify
NotifyAccess=all
User=${place.user}
WorkingDirectory=${place.root}
Environment=DATA_DIR=${place.dataDir} PATH=${place.root}/node_modules/.bin:/usr/local/bin:/usr/bin:/bin
EnvironmentFile=-${place.environmentFile}
ExecStart=${nodeIn(place.root)} tools/${part}.ts
${service}Restart=always
RestartSec=2
KillMode=mixed
TimeoutStartSec=600
TimeoutStopSec=20
LimitNOFILE=65536
MemoryMax=${memory}M
UMask=0077
ReadWritePaths=${writablePaths(place).join(' ')}
${hardening}
[Install]
WantedBy=wajiha.target
`,
  }
}

/** Held by systemd: whoever comes while no process listens waits for the next. */
function socketOf({ host, port }: Installation): Unit {
  return {
    file: socketName,
    text: `[Unit]
Description=Wajiha: where the public site listens
PartOf=wajiha.target

[Socket]
ListenStream=${host.includes(':') ? `[${host}]` : host}:${port}
Backlog=4096
NoDelay=yes

[Install]
WantedBy=sockets.target
`,
  }
}

function targetOf(names: readonly PartName[]): Unit {
  return {
    file: 'wajiha.target',
    text: `[Unit]
Description=Wajiha
Wants=${[socketName, ...names.map(unitName)].join(' ')}

[Install]
WantedBy=multi-user.target
`,
  }
}
