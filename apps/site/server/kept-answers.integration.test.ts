/**
 * An answer that is kept and could not be read again is asked for again by itself, whoever keeps what was
 * made of it: the built site in a process of its own, and a studio that fails at the very moment at which
 * something changes.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { postCard, sampleData } from '../test/sample-content.ts'
import { type SiteProcess, startSiteProcess } from '../test/site-process.ts'
import { type Fault, type StandInStudio, startStandInStudio } from '../test/stand-in-studio.ts'
import { eventually } from '../test/start-test-site.ts'

let studio: StandInStudio
let site: SiteProcess
let dataDir: string

beforeAll(async () => {
  studio = await startStandInStudio()
  dataDir = await mkdtemp(join(tmpdir(), 'wajiha-kept-'))
  site = await startSiteProcess({
    API_BASE: studio.apiBase,
    DATA_DIR: dataDir,
    SITE_ORIGIN: 'https://birkar.example',
  })
})

afterAll(async () => {
  await site?.kill()
  await studio?.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const get = (path: string) =>
  fetch(`http://127.0.0.1:${site.port}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
const bodyOf = async (path: string) => (await get(path)).text()

const faults: Record<string, Fault> = {
  'answers with an error': (response) => response.writeHead(500).end(),
  'answers nonsense': (response) => response.writeHead(200).end('{'),
  'leads elsewhere': (response) => response.writeHead(308, { location: '/elsewhere' }).end(),
  'is silent for longer than anybody waits': () => undefined,
}

/** The studio announces something that cannot be read, and can be read a little later. */
async function failOnce(path: string, fault: Fault, publish: () => void) {
  const before = studio.asked.filter((asked) => asked === path).length
  studio.misbehave((response, asked) => asked === path && fault(response, asked))
  publish()
  await eventually(() => studio.asked.filter((asked) => asked === path).length > before)
  studio.misbehave(undefined)
}

describe('what is kept while the studio', () => {
  it.each(Object.keys(faults))('%s comes by itself a little later', async (name) => {
    const fault = faults[name] as Fault
    const word = name.replaceAll(' ', '-')
    await Promise.all(['/about', '/blogs', '/ar/sitemap.xml', `/moved-${word}`].map(bodyOf))

    const rule = { id: word, from: `/moved-${word}`, to: '/about', status: 301 }
    await failOnce('redirects', fault, () => studio.publish('redirects', [rule], ['redirects']))
    await eventually(async () => (await get(`/moved-${word}`)).status === 301)

    const about = { ...(sampleData('page', 'about') as object), title: `عن ${name}` }
    await failOnce('pages/about', fault, () => studio.publish('pages/about', about, ['page']))
    await eventually(async () => (await bodyOf('/about')).includes(`عن ${name}`))

    const list = [{ ...postCard, title: `قائمة ${name}` }]
    await failOnce('blogs', fault, () => studio.publish('blogs', list, ['blogs']))
    await eventually(async () => (await bodyOf('/blogs')).includes(`قائمة ${name}`))

    const general = sampleData('general') as { names: object }
    const renamed = { ...general, names: { ...general.names, site: `اسم ${name}` } }
    await failOnce('general', fault, () => studio.publish('general', renamed, ['general']))
    await eventually(async () => (await bodyOf('/site.webmanifest')).includes(`اسم ${name}`))
  })
})
