import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isOfWhoWentAway } from './who-went-away.ts'

/** What a server's reading of a body ends with, when its sender leaves in the middle. */
async function errorOfWhoLeaves(): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const server = createServer((asked) => {
    asked.on('error', resolve).resume()
    sent.destroy()
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  const headers = { 'content-length': '1000' }
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers })
  sent.on('error', () => {}).write('half of it')
  const error = await promise
  server.close()
  return error
}

describe('isOfWhoWentAway', () => {
  it('knows a body whose sender has left', async () => {
    const err = await errorOfWhoLeaves()
    expect(isOfWhoWentAway(err)).toBe(true)
    expect(isOfWhoWentAway({ err, msg: 'aborted' })).toBe(true)
  })

  it.each([
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    new Error('aborted'),
    { err: new Error('aborted') },
    'aborted',
    null,
    undefined,
  ])('knows nothing of %s', (told) => {
    expect(isOfWhoWentAway(told)).toBe(false)
  })
})
