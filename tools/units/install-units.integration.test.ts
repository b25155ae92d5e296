import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
