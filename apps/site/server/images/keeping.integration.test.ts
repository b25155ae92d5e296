import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { startSiteProcess } from '../../test/site-process.ts'
import { startImageSite } from '../../test/start-image-site.ts'

const noise = (size: number) =>
  sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

const filesIn = async (folder: string, kind = 'derivatives') =>
  (await readdir(join(folder, kind), { recursive: true })).filter((name) =>
    /\.(?:img|new)$/.test(name),
  )

describe('derivatives', () => {
  it('survive a restart without their studio, and are never half written', async () => {
    const original = await noise(700)
    const asked: string[] = []
    const studio = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (request.url?.endsWith('cover.jpg')) response.end(original)
      else response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve))
    const apiBase = `http://127.0.0.1:${(studio.address() as AddressInfo).port}/api/v1/`
    const path = '/_ipx/f_webp&q_80&w_640/media/cover.jpg'
    const site = await startImageSite({ apiBase })
    const replies = await Promise.all(Array.from({ length: 20 }, () => site.get(path)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(replies[0]?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(replies[0]?.headers['last-modified']).toMatch(/GMT$/)
    expect((await site.get('/_ipx/w_320/media/none.jpg')).status).toBe(404)
    const sameAddress = `${apiBase}media/cover.jpg`
    expect((await site.get(`/_ipx/f_webp&q_80&w_640/${sameAddress}`)).status).toBe(200)
    expect(asked).toEqual(['/api/v1/media/cover.jpg', '/api/v1/media/none.jpg'])
    expect(await filesIn(site.folder)).toHaveLength(1)
    await site.stop()
    studio.closeAllConnections()
    await new Promise((resolve) => studio.close(resolve))

    await writeFile(join(site.folder, 'derivatives', 'left.img.1.new'), 'half')
    const reborn = await startImageSite({ apiBase, folder: site.folder })
    await reborn.images.ready
    const again = await reborn.get(path)
    expect(again.body.equals(replies[0]?.body ?? Buffer.alloc(0))).toBe(true)
    expect(again.headers.etag).toBe(replies[0]?.headers.etag)
    expect((await filesIn(site.folder)).some((name) => name.endsWith('.new'))).toBe(false)
    expect((await reborn.get('/_ipx/w_320/media/away.jpg')).status).toBe(503)
    await reborn.remove()
  })

  it('never take more of the disk than allowed', async () => {
    const limit = 60_000
    const site = await startImageSite({ limit })
    const size = async (name: string) => (await stat(join(site.folder, 'derivatives', name))).size
    for (let number = 0; number < 6; number += 1) {
      await writeFile(join(site.folder, 'public', `${number}.jpg`), await noise(320))
      expect((await site.get(`/_ipx/f_webp&q_80&w_320/${number}.jpg`)).status).toBe(200)
    }
    const sizes = await Promise.all((await filesIn(site.folder)).map(size))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limit)
    await site.remove()
  })

  it('that only strangers ask for never push out those of our pages', async () => {
    const site = await startImageSite({ limit: 400_000 })
    await writeFile(join(site.folder, 'public', 'ours.jpg'), await noise(320))
    expect((await site.get('/_ipx/f_webp&q_80&w_320/ours.jpg')).status).toBe(200)
    const ours = await filesIn(site.folder)
    for (const quality of [50, 60, 70, 90])
      for (const ground of ['000000', 'ffffff', 'ff0000', '00ff00', '0000ff'])
        await site.get(`/_ipx/f_png&q_${quality}&b_${ground}&w_320/ours.jpg`)
    expect(await filesIn(site.folder)).toEqual(ours)
    const folder = join(site.folder, 'derivatives-asked')
    const asked = await filesIn(site.folder, 'derivatives-asked')
    const sizes = await Promise.all(
      asked.map(async (name) => (await stat(join(folder, name))).size),
    )
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(40_000)
    await site.remove()
  })

  it('tell visitors to come back when too many wait, and answer the others', async () => {
    const site = await startImageSite()
    const names = Array.from({ length: 60 }, (_, number) => `busy-${number}.jpg`)
    const original = await noise(1_200)
    await Promise.all(names.map((name) => writeFile(join(site.folder, 'public', name), original)))
    const replies = await Promise.all(names.map((name) => site.get(`/_ipx/f_webp&w_1024/${name}`)))
    const busy = replies.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy.every(({ headers }) => headers['retry-after'] === '2')).toBe(true)
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(34)
    await site.remove()
  })
})

/** What a kill, a full disk or a loss of power leaves of a file, and what an older site kept. */
const spoilings: [string, (file: Buffer) => Buffer][] = [
  ['cut', (file) => file.subarray(0, Math.floor(file.length / 2))],
  ['empty', () => Buffer.alloc(0)],
  ['zeroes', (file) => Buffer.from(file).fill(0, 600)],
  ['longer', (file) => Buffer.concat([file, Buffer.from([0])])],
  ['undigested', (file) => file.subarray(32)],
]

it('makes a picture anew of which a part was kept, before it serves it for a year', async () => {
  const original = await noise(700)
  const asked: string[] = []
  const studio = createServer((request, response) => {
    const { url = '' } = request
    if (!url.endsWith('.jpg')) return response.writeHead(404).end()
    asked.push(url)
    response.end(original)
  })
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve))
  const apiBase = `http://127.0.0.1:${(studio.address() as AddressInfo).port}/api/v1/`
  const dataDir = await mkdtemp(join(tmpdir(), 'wajiha-cut-'))
  const start = () => startSiteProcess({ API_BASE: apiBase, DATA_DIR: dataDir, HOST: '127.0.0.1' })
  const cache = join(dataDir, 'cache')
  const keptFiles = async () =>
    (await readdir(cache, { recursive: true })).filter((name) => /\.(?:img|jpg)$/.test(name))
  const read = async (port: number, path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    return Buffer.from(await answer.arrayBuffer())
  }
  const pathsOf = (name: string) => [
    `/media/${name}.jpg`,
    `/_ipx/f_webp&q_80&w_320/media/${name}.jpg`,
  ]

  const first = await start()
  const before = new Map<string, Buffer>()
  for (const [name, spoil] of spoilings) {
    const known = new Set(await keptFiles())
    for (const path of pathsOf(name)) before.set(path, await read(first.port, path))
    const fresh = (await keptFiles()).filter((file) => !known.has(file))
    expect(fresh).toHaveLength(2)
    for (const file of fresh.map((one) => join(cache, one)))
      await writeFile(file, spoil(await readFile(file)))
  }
  await first.kill()
  await writeFile(join(cache, 'media', 'left.jpg.1.new'), 'half')

  const second = await start()
  for (const [path, bytes] of before)
    expect((await read(second.port, path)).equals(bytes), path).toBe(true)
  expect(asked).toHaveLength(2 * spoilings.length)
  expect(await readdir(join(cache, 'media'))).not.toContain('left.jpg.1.new')
  await second.kill()
  studio.closeAllConnections()
  await new Promise((resolve) => studio.close(resolve))
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})
