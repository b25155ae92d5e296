import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import drawFoldsLate from '../../../draw-folds-late.mjs'

describe('a fold of Payload’s admin', () => {
  const client = join(dirname(createRequire(import.meta.url).resolve('@payloadcms/ui')), 'index.js')
  const source = readFileSync(client, 'utf8')
  const amend = (text: string) => drawFoldsLate.call({ resourcePath: client }, text)

  it('asks in one place whether it was opened', () => {
    expect(amend(source).match(/OnceOpened,\{isFolded:\w+,children:\w+\}/g)).toHaveLength(1)
  })

  it('stops the build where it is another', () => {
    expect(() => amend(source.replaceAll('height:', 'tallness:'))).toThrow('draw-folds-late.mjs')
  })
})
