import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../root.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-units-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const install = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/install-units.ts'), '--to', folder, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '' },
  })

it('writes units for this very project and the asked-for data', () => {
  expect(install('--data', '/srv/wajiha').status).toBe(0)
  expect(readdirSync(folder).toSorted()).toEqual([
    'wajiha',
    'wajiha-database.service',
    'wajiha-site.service',
    'wajiha-site.socket',
    'wajiha-studio.service',
    'wajiha.target',
  ])
  const site = readFileSync(join(folder, 'wajiha-site.service'), 'utf8')
  expect(site).toContain(`WorkingDirectory=${root}\n`)
  expect(site).toContain('DATA_DIR=/srv/wajiha ')
})

it('reads from the settings of the machine where backups and the database are', () => {
  const settings = join(folder, 'settings')
  const lines = [
    'DATABASE_URL=postgres://w@127.0.0.1/w',
    'BACKUP_TARGET=/mnt/backup/wajiha',
    'BACKUP_KEY=plain',
  ]
  writeFileSync(settings, lines.join('\n'))
  expect(install('--settings', settings).status).toBe(0)
  expect(readdirSync(folder)).not.toContain('wajiha-database.service')
  const studio = readFileSync(join(folder, 'wajiha-studio.service'), 'utf8')
  expect(studio).toMatch(/^ReadWritePaths=.* -\/mnt\/backup$/m)
})

describe('the command wajiha', () => {
  const command = (...words: string[]) =>
    spawnSync('/bin/sh', [join(folder, 'wajiha'), ...words], { encoding: 'utf8', env: stand() })

  /** A stand-in for systemd that says how it was called, and an id of root. */
  function stand() {
    const bin = join(folder, 'bin')
    mkdirSync(bin, { recursive: true })
    writeFileSync(join(bin, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\nexit 3\n', {
      mode: 0o755,
    })
    writeFileSync(join(bin, 'id'), '#!/bin/sh\necho 0\n', { mode: 0o755 })
    return { PATH: `${bin}:/usr/bin:/bin` }
  }

  it('runs as the units run, with every word as it was written, and passes the exit code on', () => {
    install('--data', '/srv/wajiha')
    const { status, stdout } = command('people', 'reset', "o'brien @x")
    expect(status).toBe(3)
    const words = stdout.split('\n')
    expect(words).toContain('--uid=wajiha')
    expect(words).toContain('--setenv=DATA_DIR=/srv/wajiha')
    expect(words).toContain('--property=EnvironmentFile=-/etc/wajiha/settings')
    expect(words.slice(-4)).toEqual(['tools/people.ts', 'reset', "o'brien @x", ''])
  })

  it.each([[], ['start'], ['../x']])('knows no command %s', (...words) => {
    install()
    const { status, stderr } = command(...words)
    expect(status).toBe(1)
    expect(stderr).toContain('Write one of: doctor backup restore')
  })
})

it.each([
  [
    ['--data', '/srv/our agency'],
    '“/srv/our agency” holds signs that units of systemd would misread.',
  ],
  [['--user', 'root'], 'Wajiha does not run as root.'],
])('refuses %s with a sentence, and writes nothing', (words, sentence) => {
  const { status, stderr } = install(...words)
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
  expect(readdirSync(folder)).toEqual([])
})
