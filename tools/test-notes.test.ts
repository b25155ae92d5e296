import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from './root.ts'
import { notesIn } from './test-notes.ts'

const suite = `import { expect, it } from 'vitest'
let tries = 0
it('stumbles', { retry: 1 }, () => expect((tries += 1)).toBe(2))
it('stands', { retry: 1 }, () => expect(1).toBe(1))
it('counts', ({ annotate }) => annotate('3 pages', 'count'))
`

it('a test that passed only when tried again is named, and what a test counted is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-test-notes-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'some.test.js'), suite)
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      `--reporter=${join(root, 'tools/test-notes.ts')}`,
    ])
    expect(notesIn(stdout).split('\n').sort()).toEqual([
      'counted: 3 pages',
      expect.stringMatching(
        /^passed when tried again: some\.test\.js > stumbles; at first: expected 1 to be 2\b/,
      ),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
