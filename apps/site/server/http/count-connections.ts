/**
 * So many connections in all, and so many for one address, that nobody alone can have all of them. A
 * proxy of ours speaks for everybody and is not counted.
 */

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress } from '@wajiha/contract/trusted-proxies'

export const connectionLimits = { all: 4_096, each: 512 }

export function countConnections(
  server: Server,
  isProxy: (remoteAddress: string) => boolean,
  { all, each } = connectionLimits,
): void {
  const open = new Map<string, number>()
  server.maxConnections = all
  server.on('connection', (socket: Socket) => {
    const from = plainAddress(socket.remoteAddress ?? '')
    if (isProxy(from)) return
    const count = (open.get(from) ?? 0) + 1
    if (count > each) return socket.destroy()
    open.set(from, count)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
}
