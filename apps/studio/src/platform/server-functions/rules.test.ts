import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverFunctionNames } from './names.ts'

describe('the calls of the admin', () => {
  it('the calls of the admin are those of the Payload that is installed, each with a rule', () => {
    const require = createRequire(import.meta.url)
    const exports = dirname(require.resolve('@payloadcms/next/layouts'))
    const source = readFileSync(join(exports, '../utilities/handleServerFunctions.js'), 'utf8')
    const table = source.match(/const baseServerFunctions = \{(?<rows>[^}]*)\}/)?.groups?.rows ?? ''
    const names = [...table.matchAll(/^\s*'?(?<name>[\w-]+)'?:/gm)].map((row) => row.groups?.name)
    expect(names.length).toBeGreaterThan(10)
    expect([...serverFunctionNames].sort()).toEqual(names.sort())
  })
})
