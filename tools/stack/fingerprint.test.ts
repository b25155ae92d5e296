import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint, listSources } from './fingerprint.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-fingerprint-'))
  mkdirSync(join(folder, 'app'))
  write('app/page.ts', 'one')
  write('.gitignore', 'dist/\n')
  write('lock.json', '{}')
})

afterEach(() => rmSync(folder, { recursive: true }))

describe.each(['git', 'no git'])('a fingerprint with %s', (kind) => {
  beforeEach(() => {
    if (kind === 'git') execFileSync('git', ['init', '-q'], { cwd: folder })
  })

  it('stays the same while nothing changes', () => {
    expect(take()).toBe(take())
  })

  it('changes with a content, a new file and a name', () => {
    const before = take()
    write('app/page.ts', 'two')
    const edited = take()
    write('app/other.ts', '')
    write('app/other.ts', 'x')
    expect(new Set([before, edited, take()]).size).toBe(3)
  })

  it('does not see builds, tests and what lies elsewhere', () => {
    const before = take()
    mkdirSync(join(folder, 'app/dist'))
    write('app/dist/page.js', 'built')
    write('app/page.test.ts', 'a test')
    write('app/routes.gen.ts', 'generated')
    write('elsewhere.ts', 'a stranger')
    expect(take()).toBe(before)
    expect(listSources(folder, ['app', 'lock.json'])).toEqual(['app/page.ts', 'lock.json'])
  })
})

function write(path: string, content: string) {
  writeFileSync(join(folder, path), content)
}

function take() {
  return fingerprint(folder, ['app', 'lock.json'])
}
