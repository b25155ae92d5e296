import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { publicApiDocument } from '../../packages/contract/src/public-api/index.ts'
import { root } from '../root.ts'
import { clientFiles, exampleServer } from './client-files.ts'
import type { Description } from './description.ts'
import { typeOf } from './write-types.ts'

const folder = mkdtempSync(join(tmpdir(), 'client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the client that is kept is the one that the description makes today: else `npm run client`', () => {
  const files = clientFiles(publicApiDocument(exampleServer) as Description)
  for (const [path, text] of Object.entries(files))
    expect(readFileSync(join(root, path), 'utf8') === text, path).toBe(true)
})

/** As somebody writes who has the package alone: no types of Node, none of ours. */
const good = `
import { createClient, WajihaProblem, type LeadInput } from '@wajiha/client'
const client = createClient({ baseUrl: 'https://agency.example/api/v1', key: 'wj_x' })
const body: LeadInput = { name: 'سارة', phone: '+966501234567', basis: 'request' }
export async function work(): Promise<string> {
  try {
    const made = await client.createLead({ body, idempotencyKey: 'crm-2026-0042' })
    const { data: page } = await client.readPage({ key: 'about', locale: 'en' })
    const { data: articles, meta } = await client.listArticles()
    const first: string | undefined = articles[0]?.title
    return page.key === 'about' ? page.story.length + made.data.reference + first + meta.total : ''
  } catch (error) {
    if (error instanceof WajihaProblem && error.code === 'scope_missing') return error.scope ?? ''
    throw error
  }
}
`
const bad = `
import { createClient } from '@wajiha/client'
const client = createClient({ baseUrl: 'https://agency.example/api/v1', key: 'wj_x' })
void client.createLead({ body: { name: 'سارة' } })
void client.readPage({ locale: 'fr', key: 'about' })
void client.readArticle()
`

function compile(name: string, text: string) {
  const modules = join(folder, 'node_modules/@wajiha/client')
  const home = join(root, 'packages/client')
  mkdirSync(join(modules, 'src'), { recursive: true })
  for (const file of ['package.json', 'src/client.gen.js', 'src/client.gen.d.ts'])
    writeFileSync(join(modules, file), readFileSync(join(home, file)))
  writeFileSync(join(folder, name), text)
  const options = '--strict --noEmit --exactOptionalPropertyTypes --types --lib es2022,dom'.split(
    ' ',
  )
  options.splice(options.indexOf('--types') + 1, 0, '')
  const tsc = join(root, 'node_modules/.bin/tsc')
  const more = ['--module', 'nodenext', '--moduleResolution', 'nodenext', '--target', 'es2022']
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const { stdout } = spawnSync(tsc, [...options, ...more, name], { cwd: folder, encoding: 'utf8' })
  return stdout
}

it('its types hold in a strict program of somebody else’s', { timeout: 60_000 }, () => {
  expect(compile('good.ts', good)).toBe('')
  const told = compile('bad.ts', bad)
  expect(told.match(/error TS\d+/g)).toHaveLength(3)
  expect(told).toContain("Property 'basis' is missing")
})

it('refuses to guess what a description means that it does not know', () => {
  expect(() => typeOf({ $ref: 'https://elsewhere.example/schema' })).toThrow('cannot follow')
  expect(() => typeOf({ type: 'file' })).toThrow('cannot be made')
  expect(typeOf({ type: ['string', 'null'] })).toBe('string | null')
})
