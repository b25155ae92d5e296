import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createScanFiles } from './scan-files.ts'
import type { Received, Uploads } from './upload.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wajiha-scan-'))
  await writeFile(join(folder, 'good'), '%PDF')
  await writeFile(join(folder, 'bad'), 'X5O!P%@AP')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const upload = (name: string): Received => ({
  path: join(folder, name),
  file: { name: `${name}.pdf`, type: 'pdf', size: 4, sha256: 'a'.repeat(64) },
})
const uploads = (): Uploads =>
  new Map([
    ['cv', upload('good')],
    ['q.works', upload('bad')],
    ['q.other', { code: 'file.empty' }],
  ])
/** A scanner that knows one bad file by its first bytes. */
const scanner = (script: string) => [process.execPath, '-e', script]
const knowing = `process.exit(require('fs').readFileSync(process.argv[1],'utf8').startsWith('X5O')?1:0)`

async function scan(command: string[] | undefined) {
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  return { errors: await createScanFiles({ command, log })(uploads()), said: lines.length }
}

describe('a scanner of files', () => {
  it('is asked about each, and what it refuses does not pass', async () => {
    expect(await scan(scanner(knowing))).toEqual({
      errors: { 'q.works': ['file.refused'] },
      said: 0,
    })
  })

  it('that cannot say lets nothing pass, and the log says so', async () => {
    const closed = { errors: 'unavailable', said: 1 }
    expect(await scan(scanner('process.exit(2)'))).toEqual(closed)
    expect(await scan(scanner('process.kill(process.pid)'))).toEqual(closed)
    expect(await scan([join(folder, 'no-such-program')])).toEqual(closed)
  })

  it('is not asked where there is none', async () => {
    expect(await scan(undefined)).toEqual({ errors: {}, said: 0 })
  })
})
