/** What the studio's process has loaded, by Linux's account of it. */
import { readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'

it('the built studio serves without the compiler that built it', () => {
  const loaded = readFileSync(`/proc/${inject('studioPid')}/maps`, 'utf8')
  expect(loaded).toContain('node/bin/node')
  expect(loaded).not.toContain('next-swc')
})
