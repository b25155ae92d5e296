import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { type Pulse, startPulse, times } from './pulse.ts'

let studio: Server
let pulse: Pulse
let isHanging: boolean
let waiting: ServerResponse[]

beforeEach(async () => {
  isHanging = false
  waiting = []
  studio = createServer((_, response) => {
    if (isHanging) waiting.push(response)
    // Also a studio without its database is there.
    else response.writeHead(503).end()
  })
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve))
  const { port } = studio.address() as AddressInfo
  pulse = startPulse({
    apiBase: `http://127.0.0.1:${port}/api/v1/`,
    isConnected: () => true,
    log: createLog(() => {}),
  })
})

afterEach(() => {
  pulse.stop()
  studio.closeAllConnections()
  studio.close()
})

const soon = { timeout: 20_000, interval: 20 }

describe('the pulse of the studio', () => {
  it('stops when it hangs, and is there again when it goes on', async () => {
    isHanging = true
    await expect.poll(() => pulse.isBeating(), soon).toBe(false)
    isHanging = false
    for (const response of waiting) response.end()
    await expect.poll(() => pulse.isBeating(), soon).toBe(true)
  })

  it('is known to be missing within two seconds', () => {
    expect(times.everyMs + times.patienceMs).toBeLessThan(2_000)
  })
})
