import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeSubmission, submissionOf } from '../../test/desk-help.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import type { Flags } from './command.ts'

let studio: TestStudio
const folder = mkdtempSync(join(tmpdir(), 'privacy-'))

beforeAll(async () => {
  studio = await openTestStudio()
  process.env.INIT_CWD = folder
  const answers = { name: 'هند', phoneE164: '+966553334444', emailNorm: 'hind@example.com' }
  const id = await storeSubmission(studio.payload, submissionOf({ answers }))
  const { processSubmission } = await import('../desk/process-submission.ts')
  await processSubmission(studio.payload, id)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await studio?.close()
})

const run = async (command: string, who = '', flags: Flags = {}) =>
  (await import('./command.ts')).runPrivacyCommand(studio.payload, command, who, flags)

describe('npm run privacy', () => {
  it('says what it can do to whoever writes anything else', async () => {
    for (const command of ['', 'eras', 'constructor', '__proto__', 'toString'])
      expect(await run(command)).toEqual({ code: 1, text: expect.stringContaining('Write one of') })
  })

  it('finds by telephone and e-mail, and helps with a name', async () => {
    expect((await run('find', '055 333 4444')).text).toContain('leads: 1')
    expect((await run('find', 'HIND@example.com')).text).toContain('+966553334444')
    expect((await run('find', '0500000009')).text).toBe('The studio holds nothing of them.')
    expect((await run('names', 'هند')).text).toContain('hind@example.com')
    expect(await run('find', 'هند')).toEqual({
      code: 1,
      text: '“هند” is neither a telephone number nor an e-mail address.',
    })
  })

  it('writes an archive that only its owner may read', async () => {
    expect((await run('export', '0553334444', { out: 'hind.zip' })).code).toBe(0)
    const path = join(folder, 'hind.zip')
    expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    await run('export', '0500000009', { out: 'nobody.zip' })
    expect(existsSync(join(folder, 'nobody.zip'))).toBe(false)
  })

  it('erases only when it is meant', async () => {
    const asked = await run('erase', '0553334444')
    expect(asked).toEqual({ code: 1, text: expect.stringContaining('Add --yes') })
    expect((await run('find', '0553334444')).text).toContain('leads: 1')
    expect((await run('erase', '0553334444', { yes: true })).text).toMatch(
      /Erased\. Proof [\w-]{36}/,
    )
    expect((await run('find', '0553334444')).text).toBe('The studio holds nothing of them.')
    expect((await run('erase-again')).text).toBe('Nobody who was erased came back.')
  })

  it('removes what is old, kind by kind, and knows the kinds', async () => {
    expect((await run('retention')).text).toContain('leads: 0 of 0 removed.')
    expect((await run('retention', '', { kind: 'visits' })).text).toContain('touches')
  })
})
