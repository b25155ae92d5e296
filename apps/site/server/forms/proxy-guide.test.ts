import { readFile } from 'node:fs/promises'
import { fileLimits } from '@wajiha/contract/form-checks'
import { expect, it } from 'vitest'

it('the guide for a server lets a proxy pass as much as an application may weigh', async () => {
  const guide = new URL('../../../../docs/how-to/run-on-a-server.md', import.meta.url)
  const text = await readFile(guide, 'utf8')
  const [, megabytes] = /bodies of (\d+) MB/.exec(text) ?? []
  const [, mebibytes] = /`client_max_body_size (\d+)m`/.exec(text) ?? []
  expect(Number(megabytes) * 1_000_000).toBe(fileLimits.request)
  expect(Number(mebibytes) * 1_048_576).toBeGreaterThanOrEqual(fileLimits.request)
})
