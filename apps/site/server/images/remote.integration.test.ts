import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ImageSite, startImageSite } from '../../test/start-image-site.ts'

/** What the names of this test mean; connections to the public one end at the stand-in below. */
const names: Record<string, string[]> = {
  'cdn.example': ['93.184.216.34'],
  'inside.example': ['127.0.0.1'],
  'mixed.example': ['93.184.216.34', '10.0.0.7'],
}
let picture: Buffer
let host: Server
let answer: RequestListener
let site: ImageSite
let asHost = ''
const dialled: string[] = []
const asked: string[] = []

beforeAll(async () => {
  picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#f60' } })
    .jpeg()
    .toBuffer()
  host = createServer((request, response) => {
    asked.push(request.url ?? '')
    asHost = request.headers.host ?? ''
    answer(request, response)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = host.address() as AddressInfo
  site = await startImageSite({
    remote: {
      hosts: [...Object.keys(names), 'gone.example', '127.0.0.1'],
      resolve: async (name) => names[name] ?? Promise.reject(new Error('no such name')),
      connect: (address, wanted) => {
        dialled.push(`${address}:${wanted}`)
        return connect(port, '127.0.0.1')
      },
      timeoutMs: 300,
    },
  })
})
afterAll(async () => {
  await site.remove()
  host.closeAllConnections()
  host.close()
})
afterEach(() => {
  dialled.length = 0
  asked.length = 0
})

const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end()
const serve: RequestListener = (_request, response) => response.end(picture)

describe('a picture of an allowed host', () => {
  it('is read from the address that was checked, and kept for five minutes', async () => {
    answer = serve
    const path = '/_ipx/f_webp&w_320/http://cdn.example:8080/a.jpg?v=1'
    const reply = await site.get(path)
    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'max-age=300, public, s-maxage=300',
    })
    expect(reply.headers['last-modified']).toBeUndefined()
    expect((await site.get(path)).status).toBe(200)
    expect(dialled).toEqual(['93.184.216.34:8080'])
    expect(asked).toEqual(['/a.jpg?v=1'])
    expect(asHost).toBe('cdn.example:8080')
  })

  it('may move within the allowed hosts', async () => {
    answer = (request, response) =>
      request.url === '/old.jpg' ? redirectTo('/new.jpg')(request, response) : response.end(picture)
    expect((await site.get('/_ipx/w_320/http://cdn.example/old.jpg')).status).toBe(200)
    expect(asked).toEqual(['/old.jpg', '/new.jpg'])
  })

  it.each([
    'http://evil.example/a.jpg',
    'http://127.0.0.1/a.jpg',
    'http://inside.example/a.jpg',
    'http://mixed.example/a.jpg',
    'http://[::1]/a.jpg',
    'http://2130706433/a.jpg',
    'file:///etc/passwd',
    'ftp://cdn.example/a.jpg',
  ])('is not followed to %s', async (location) => {
    answer = redirectTo(location)
    const path = `/_ipx/w_320/http://cdn.example/${Buffer.from(location).toString('hex')}.jpg`
    expect((await site.get(path)).status).toBe(403)
    expect(asked).toHaveLength(1)
    expect(dialled).toEqual(['93.184.216.34:80'])
  })

  it('is not reached through a name that leads inside', async () => {
    answer = serve
    for (const name of ['inside.example', 'mixed.example', '127.0.0.1'])
      expect((await site.get(`/_ipx/w_320/http://${name}/a.jpg`)).status).toBe(403)
    expect(dialled).toEqual([])
  })

  it('is given up after three redirects', async () => {
    answer = redirectTo('/again.jpg')
    expect((await site.get('/_ipx/w_320/http://cdn.example/loop.jpg')).status).toBe(502)
    expect(asked).toHaveLength(4)
  })

  it('says what the other host says, or that it says nothing', async () => {
    const status = async (name: string, how: RequestListener, hostname = 'cdn.example') => {
      answer = how
      return (await site.get(`/_ipx/w_320/http://${hostname}/${name}.jpg`)).status
    }
    expect(await status('none', (_request, response) => response.writeHead(404).end())).toBe(404)
    expect(await status('error', (_request, response) => response.writeHead(500).end())).toBe(502)
    expect(await status('cut', (request) => request.socket.destroy())).toBe(502)
    expect(await status('silent', () => {})).toBe(502)
    expect(await status('words', (_request, response) => response.end('words'))).toBe(400)
    expect(await status('gone', serve, 'gone.example')).toBe(502)
    const endless: RequestListener = (_request, response) => {
      const chunk = Buffer.alloc(1_000_000)
      const write = () => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', write)
      }
      write()
    }
    expect([400, 502]).toContain(await status('endless', endless))
  })

  it('does not read drawings of others', async () => {
    answer = (_request, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await site.get('/_ipx/_/http://cdn.example/a.svg')).status).toBe(400)
    expect((await site.get('/_ipx/f_webp/http://cdn.example/a.svg')).status).toBe(400)
  })
})
