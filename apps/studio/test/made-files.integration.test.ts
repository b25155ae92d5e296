/** What `npm run make:types` and `npm run make:import-map` would write is what stands in the tree. */
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runPayload, studioFolder } from '../src/cli/run-payload.ts'

afterEach(() => void vi.unstubAllEnvs())

const ownFolder = () => mkdtempSync(join(tmpdir(), 'made-'))
const inTree = (file: string) => readFileSync(join(studioFolder, file), 'utf8')

describe('a file that Payload writes', () => {
  it('has the type of every collection and global', () => {
    const file = join(ownFolder(), 'payload-types.ts')
    vi.stubEnv('PAYLOAD_TS_OUTPUT_PATH', file)
    expect(runPayload(['generate:types'])).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(inTree('src/payload-types.ts'))
  })

  it('names every part of the admin', () => {
    const map = 'app/(studio)/admin/importMap.js'
    const folder = ownFolder()
    mkdirSync(join(folder, map, '..'), { recursive: true })
    expect(runPayload(['generate:importmap'], folder)).toBe(0)
    expect(readFileSync(join(folder, map), 'utf8')).toBe(inTree(map))
  })
})
