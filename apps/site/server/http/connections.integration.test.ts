/** What the running site allows who only connects: so many connections, and so long to say what is wanted. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { type StandInStudio, startStandInStudio } from '../../test/stand-in-studio.ts'
import { connectionLimits, countConnections } from './count-connections.ts'

let studio: StandInStudio
let site: SiteProcess
let dataDir: string

beforeAll(async () => {
  studio = await startStandInStudio()
  dataDir = await mkdtemp(join(tmpdir(), 'wajiha-connections-'))
  site = await startSiteProcess({
    API_BASE: studio.apiBase,
    DATA_DIR: dataDir,
    SITE_ORIGIN: 'https://birkar.example',
    // No proxy of ours stands on this machine: whoever connects from it is one visitor.
    TRUST_PROXY: '192.0.2.1',
  })
})

afterAll(async () => {
  await site?.kill()
  await studio?.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

/** Connections that say nothing, and how many of them were ended by the other side. */
function connectMany(port: number, count: number) {
  let ended = 0
  const sockets = Array.from({ length: count }, () =>
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .on('close', () => {
        ended += 1
      }),
  )
  const close = () => {
    for (const socket of sockets) socket.destroy()
  }
  return { sockets, ended: () => ended, close }
}

const told = (socket: Socket) =>
  new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
  })

const patient = { timeout: 20_000, interval: 50 }

describe('the running site', () => {
  it('cuts the connections of an address beyond its share, and answers on the others', async () => {
    const { each } = connectionLimits
    const visitor = connectMany(site.port, each + 8)
    await vi.waitFor(() => expect(visitor.ended()).toBe(8), patient)
    const [first] = visitor.sockets.filter((one) => !one.destroyed)
    const answer = told(first as Socket)
    first?.write('GET /healthz HTTP/1.1\r\nHost: birkar.example\r\nConnection: close\r\n\r\n')
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(visitor.ended()).toBe(9)
    visitor.close()
    await vi.waitFor(async () => {
      const { status } = await fetch(`http://127.0.0.1:${site.port}/healthz`)
      expect(status).toBe(200)
    }, patient)
  })

  it('lets nobody take for ever to say what they want', async () => {
    const slow = connect(site.port, '127.0.0.1')
    slow.write('GET / HTTP/1.1\r\nHost: birkar.example\r\nX-Slow: ')
    const clock = setInterval(() => slow.write('a'), 200)
    slow.on('error', () => {})
    expect(await told(slow)).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(clock)
  })
})

describe('a site that may open few files', () => {
  it('tells those beyond that there are too many, and serves when there is room', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wajiha-few-'))
    const env = { API_BASE: studio.apiBase, DATA_DIR: folder, TRUST_PROXY: '192.0.2.1' }
    const few = await startSiteProcess(env, [], { openFiles: 400 })
    const visitors = connectMany(few.port, 300)
    await vi.waitFor(async () => {
      const answer = await fetch(`http://127.0.0.1:${few.port}/healthz`)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    }, patient)
    visitors.close()
    await vi.waitFor(async () => {
      expect((await fetch(`http://127.0.0.1:${few.port}/healthz`)).status).toBe(200)
    }, patient)
    await few.kill()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
})

describe('a server', () => {
  let server: Server
  const listening = async (limits: { all: number; each: number }) => {
    server = createServer((_, response) => response.end('here'))
    countConnections(server, () => false, limits)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }

  it('has so many connections in all, whoever they belong to', async () => {
    const visitors = connectMany(await listening({ all: 5, each: 100 }), 9)
    await vi.waitFor(() => expect(visitors.ended()).toBe(4), patient)
    visitors.close()
    server.close()
  })

  it('gives an address its share again as soon as a connection of theirs has ended', async () => {
    const port = await listening({ all: 100, each: 2 })
    const visitor = connectMany(port, 3)
    await vi.waitFor(() => expect(visitor.ended()).toBe(1), patient)
    visitor.close()
    await vi.waitFor(async () => {
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
    }, patient)
    server.closeAllConnections()
    server.close()
  })
})
