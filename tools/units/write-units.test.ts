import { describe, expect, it } from 'vitest'
import { writeUnits } from './write-units.ts'

const place = {
  root: '/opt/wajiha',
  isRelease: false,
  dataDir: '/var/lib/wajiha',
  user: 'wajiha',
  environmentFile: '/etc/wajiha/settings',
  hasOwnDatabase: false,
  host: '127.0.0.1',
  port: 3000,
  backupFolder: undefined as string | undefined,
}

const linesOf = (file: string, from = place) =>
  writeUnits(from)
    .find((unit) => unit.file === file)
    ?.text.split('\n') ?? []

describe('writeUnits', () => {
  it('runs each part by itself, and none is pulled down with another', () => {
    expect(writeUnits(place).map(({ file }) => file)).toEqual([
      'wajiha-database.service',
      'wajiha-studio.service',
      'wajiha-site.service',
      'wajiha-site.socket',
      'wajiha.target',
    ])
    for (const { text } of writeUnits(place)) expect(text).not.toMatch(/^(Requires|BindsTo)=/m)
    expect(linesOf('wajiha-site.service')).toContain('After=network-online.target remote-fs.target')
    expect(linesOf('wajiha-studio.service')).toContain(
      'After=network-online.target remote-fs.target wajiha-database.service',
    )
  })

  it('lets systemd hold the socket, and the site follow itself', () => {
    expect(linesOf('wajiha-site.socket')).toContain('ListenStream=127.0.0.1:3000')
    expect(linesOf('wajiha-site.socket', { ...place, host: '::' })).toContain(
      'ListenStream=[::]:3000',
    )
    const site = linesOf('wajiha-site.service')
    expect(site).toContain('Sockets=wajiha-site.socket')
    expect(site.find((line) => line.startsWith('ExecReload='))).toMatch(/ tools\/restart\.ts$/)
    expect(linesOf('wajiha-studio.service').join()).not.toMatch(/socket|ExecReload/)
  })

  it('knows no database where DATABASE_URL names one', () => {
    const own = { ...place, hasOwnDatabase: true }
    expect(writeUnits(own).map(({ file }) => file)).not.toContain('wajiha-database.service')
    expect(writeUnits(own).some(({ text }) => text.includes('wajiha-database'))).toBe(false)
  })

  it('runs as its user, restarts for ever, and may write only where its data and builds are', () => {
    for (const part of ['database', 'studio', 'site']) {
      const lines = linesOf(`wajiha-${part}.service`)
      expect(lines).toContain('User=wajiha')
      expect(lines).toContain('Type=notify')
      expect(lines).toContain('Restart=always')
      expect(lines).toContain('StartLimitIntervalSec=0')
      expect(lines).toContain('ProtectSystem=strict')
      expect(lines).toContain('ReadWritePaths=/var/lib/wajiha /opt/wajiha')
      expect(lines.some((line) => line.endsWith(`tools/${part}.ts`))).toBe(true)
    }
  })

  it.each([
    ['/mnt/backup/wajiha', ' -/mnt/backup'],
    ['/backup', ' -/backup'],
    [undefined, ''],
  ])('lets backups be written to %s', (backupFolder, path) => {
    expect(linesOf('wajiha-studio.service', { ...place, backupFolder })).toContain(
      `ReadWritePaths=/var/lib/wajiha /opt/wajiha${path}`,
    )
  })

  it('lets nobody write into an archive', () => {
    expect(linesOf('wajiha-studio.service', { ...place, isRelease: true })).toContain(
      'ReadWritePaths=/var/lib/wajiha',
    )
  })

  it('stops later than the part lets its answers finish', () => {
    const [, seconds] =
      /^TimeoutStopSec=(\d+)$/m.exec(linesOf('wajiha-site.service').join('\n')) ?? []
    expect(Number(seconds)).toBeGreaterThan(12)
  })
})
