import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { hostileAddresses } from '../../test/hostile-images.ts'
import { startImageSite } from '../../test/start-image-site.ts'

const seed = 20_261_121

it('answers ten thousand hostile addresses calmly, and asks nobody', async () => {
  let outgoing = 0
  const canary = createServer((_request, response) => response.end()).on('connection', () => {
    outgoing += 1
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  const { port } = canary.address() as AddressInfo
  const site = await startImageSite({
    remote: {
      hosts: ['127.0.0.1', 'localhost', 'cdn.example'],
      connect: (address, wanted) => {
        outgoing += 1
        return connect(wanted, address)
      },
    },
  })
  const inside = ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]'].map(
    (host) => `${host}:${port}`,
  )
  const addresses = hostileAddresses(10_000, seed, inside)
  const statuses = new Map<number, number>()
  await askAll(site.port, addresses.slice(0, 500), new Map())
  const before = process.memoryUsage().rss
  await askAll(site.port, addresses, statuses)
  const grown = (process.memoryUsage().rss - before) / 1e6
  await site.remove()
  canary.closeAllConnections()
  canary.close()

  console.info(`hostile: ${JSON.stringify([...statuses])}, grown by ${grown.toFixed(0)} MB`)
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(100)
  expect(outgoing).toBe(0)
  expect(grown).toBeLessThanOrEqual(150)
})

/** Sixteen at a time, so that the queue for work is never the reason for a refusal. */
async function askAll(port: number, addresses: string[], statuses: Map<number, number>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const left = addresses.values()
  const ask = async () => {
    for (const path of left) {
      const status = await statusOf(port, path, agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 16 }, ask))
  agent.destroy()
}

function statusOf(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}
