import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from './root.ts'
import { secondTriesIn } from './second-tries.ts'

const suite = `import { expect, it } from 'vitest'
let tries = 0
it('stumbles', { retry: 1 }, () => expect((tries += 1)).toBe(2))
it('stands', { retry: 1 }, () => expect(1).toBe(1))
`

it('a test that passed only when it was tried again is named, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-second-tries-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'some.test.js'), suite)
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder],
      `--reporter=${join(root, 'tools/second-tries.ts')}`,
    ])
    expect(secondTriesIn(stdout)).toBe('passed when tried again: some.test.js > stumbles')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
