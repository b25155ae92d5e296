import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { logFile, openLog, rotateLogs } from './log-file.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-logs-'))
  rotateLogs(folder, [])
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (suffix = '') => readFileSync(`${logFile(folder, 'site')}${suffix}`, 'utf8')

it('goes on where the log of the last start ended', () => {
  writeFileSync(logFile(folder, 'site'), 'before\n')
  const log = openLog(folder, 'site')
  log.write('after\n')
  log.end()
  expect(read()).toBe('before\nafter\n')
})

it('moves a log away while it is written, and keeps one before it', () => {
  const log = openLog(folder, 'site', 10)
  for (const line of ['one line\n', 'two lines\n', 'three\n', 'four lines\n', 'five\n']) {
    log.write(line)
  }
  log.end()
  expect(read('.1')).toBe('three\nfour lines\n')
  expect(read()).toBe('five\n')
})

it('takes nobody down where it cannot write', () => {
  const log = openLog(join(folder, 'missing'), 'site')
  log.write('lost\n')
  log.end()
  expect(existsSync(join(folder, 'missing'))).toBe(false)
})
