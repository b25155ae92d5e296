import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImageSite, startImageSite } from '../../test/start-image-site.ts'

let site: ImageSite

beforeAll(async () => {
  site = await startImageSite()
})
afterAll(() => site.remove())

async function factsOf(path: string, headers: Record<string, string> = {}) {
  const reply = await site.get(path, headers)
  expect(reply.status, `${path}: ${reply.body.toString('utf8', 0, 120)}`).toBe(200)
  const { format, compression, width, height } = await sharp(reply.body).metadata()
  return { type: reply.headers['content-type'], format: compression ?? format, width, height }
}

describe('what comes of a picture of 400×300', () => {
  it.each([
    ['_', 'png', 400, 300],
    ['f_webp&q_80&w_200', 'webp', 200, 150],
    ['q_80&w_200&f_webp', 'webp', 200, 150],
    ['f_webp,q_80,w_200', 'webp', 200, 150],
    ['format=webp&quality:80&width_200', 'webp', 200, 150],
    ['h_320', 'png', 400, 300],
    ['w_4000', 'png', 400, 300],
    ['s_100x100', 'png', 100, 100],
    ['s_100', 'png', 100, 100],
    ['resize_100x100', 'png', 100, 100],
    ['w_100&h_100', 'png', 100, 100],
    ['s_4000x4000', 'png', 300, 300],
    ['fit_contain&b_ff0000&s_100x100', 'png', 100, 100],
    ['fit_inside&s_100x100', 'png', 100, 75],
    ['fit_outside&s_100x100', 'png', 133, 100],
    ['f_jpg&w_200', 'jpeg', 200, 150],
    ['f_gif&w_200', 'gif', 200, 150],
    ['f_bmp&w_200', 'png', 200, 150],
    ['w_200&enlarge&blur_9', 'png', 200, 150],
  ])('%s', async (modifiers, format, width, height) => {
    const facts = await factsOf(`/_ipx/${modifiers}/a.png`)
    expect(facts).toEqual({ type: `image/${format}`, format, width, height })
  })

  it('pads with the ground that was asked for', async () => {
    const { body } = await site.get('/_ipx/fit_contain&b_%23f00&s_100x100/a.png')
    const { data, info } = await sharp(body)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
    expect([...data.subarray((50 * info.width + 50) * 3).subarray(0, 3)]).toEqual([51, 102, 204])
  })

  it('cuts a box around what must be seen, as it stands upright', async () => {
    const half = { width: 200, height: 200, channels: 3 } as const
    const halves = ['#f00', '#00f'].map((background, index) => ({
      input: { create: { ...half, background } },
      left: 200 * index,
      top: 0,
    }))
    const wide = await sharp({ create: { ...half, width: 400, background: '#fff' } })
      .composite(halves)
      .png()
      .toBuffer()
    await writeFile(join(site.folder, 'public', 'wide.png'), wide)
    // Lies on its side: upright, red is above blue.
    const turned = await sharp(wide).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    await writeFile(join(site.folder, 'public', 'above.jpg'), turned)
    const colourOf = async (path: string) => {
      const { body } = await site.get(path)
      const { data, info } = await sharp(body)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const [r = 0, , b = 0] = data.subarray((info.height / 2) * info.width * 3 + 3 * 10)
      return r > 200 && b < 50 ? 'red' : b > 200 && r < 50 ? 'blue' : 'both'
    }
    expect(await colourOf('/_ipx/s_100x100&p_02/wide.png')).toBe('red')
    expect(await colourOf('/_ipx/s_100x100&p_42/wide.png')).toBe('blue')
    expect(await colourOf('/_ipx/s_100x100&p_20/above.jpg')).toBe('red')
    expect(await colourOf('/_ipx/s_100x100&p_24/above.jpg')).toBe('blue')
  })

  it('turns a photograph the way its camera says', async () => {
    const create = { width: 400, height: 300, channels: 3, background: '#fff' } as const
    const turned = await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    await writeFile(join(site.folder, 'public', 'turned.jpg'), turned)
    expect(await factsOf('/_ipx/w_200/turned.jpg')).toMatchObject({ width: 200, height: 267 })
    expect(await factsOf('/_ipx/s_4000x4000/turned.jpg')).toMatchObject({ width: 300, height: 300 })
  })

  it('makes AVIF', async () => {
    const facts = await factsOf('/_ipx/f_avif&w_200/a.png')
    expect(facts).toMatchObject({ type: 'image/avif', format: 'av1', width: 200 })
  })

  it('chooses by what the visitor accepts, and says so', async () => {
    const auto = (accept: string) => site.get('/_ipx/f_auto&w_200/a.png', { accept })
    const replies = await Promise.all([
      auto('image/avif,image/webp'),
      auto('image/webp'),
      auto('*/*'),
    ])
    expect(replies.map(({ headers }) => headers['content-type'])).toEqual([
      'image/avif',
      'image/webp',
      'image/png',
    ])
    expect(replies.every(({ headers }) => headers.vary === 'Accept')).toBe(true)
    expect((await site.get('/_ipx/f_webp&w_200/a.png')).headers.vary).toBeUndefined()
  })

  it('reads names in folders and in Arabic, as they are and encoded', async () => {
    for (const name of ['inner/b.png', 'inner%2Fb.png', encodeURI('صورة.png'), '/a.png'])
      expect((await site.get(`/_ipx/w_200/${name}`)).status, name).toBe(200)
  })
})

describe('a drawing', () => {
  it('stays one, smaller and without anything that runs', async () => {
    for (const modifiers of ['_', 'f_svg', 'w_200']) {
      const reply = await site.get(`/_ipx/${modifiers}/drawing.svg`)
      expect(reply.headers['content-type']).toBe('image/svg+xml')
      expect(reply.body.toString()).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">' +
          '<a><rect width="40" height="30" fill="#f00"/></a></svg>',
      )
    }
  })

  it('becomes a picture where a format is asked for', async () => {
    const facts = await factsOf('/_ipx/f_webp/drawing.svg')
    expect(facts).toEqual({ type: 'image/webp', format: 'webp', width: 40, height: 30 })
  })
})

describe('the headers', () => {
  it('let nothing run, and say how long the answer holds', async () => {
    const { headers, body } = await site.get('/_ipx/w_200/a.png')
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(body.length),
      'content-security-policy': "default-src 'none'",
      'cache-control': 'max-age=60, public, s-maxage=60',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'last-modified': expect.stringMatching(/ GMT$/),
    })
  })

  it('spare a visitor what he has', async () => {
    const path = '/_ipx/w_200/a.png'
    const { headers } = await site.get(path)
    const { etag = '', 'last-modified': modified = '' } = headers
    const later = new Date(Date.parse(modified) + 60_000).toUTCString()
    const earlier = new Date(Date.parse(modified) - 60_000).toUTCString()
    const ask = async (headers: Record<string, string>) => (await site.get(path, headers)).status
    expect(await ask({ 'if-none-match': etag })).toBe(304)
    expect(await ask({ 'if-none-match': `"x", W/${etag}` })).toBe(304)
    expect(await ask({ 'if-none-match': '"x"' })).toBe(200)
    expect(await ask({ 'if-none-match': '"x"', 'if-modified-since': later })).toBe(200)
    expect(await ask({ 'if-modified-since': modified })).toBe(304)
    expect(await ask({ 'if-modified-since': later })).toBe(304)
    expect(await ask({ 'if-modified-since': earlier })).toBe(200)
    expect(await ask({ 'if-modified-since': 'yesterday' })).toBe(200)
  })

  it('give a changed original another tag', async () => {
    const file = join(site.folder, 'public', 'changing.png')
    const paint = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    await writeFile(file, await paint('#f00'))
    const first = await site.get('/_ipx/_/changing.png')
    await writeFile(file, await paint('#00f'))
    await utimes(file, new Date(), new Date(Date.now() + 5_000))
    const reborn = await startImageSite({ folder: site.folder })
    const second = await reborn.get('/_ipx/_/changing.png')
    await reborn.stop()
    expect(second.headers.etag).not.toBe(first.headers.etag)
  })
})
