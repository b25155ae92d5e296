/**
 * So many connections in all, and so many for one address, that nobody alone can have all of them. A
 * proxy of ours speaks for everybody and is not counted. Where the system allows fewer open files, those
 * beyond are answered that there are too many, and what the site itself opens is left to it.
 */

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress } from '@wajiha/contract/trusted-proxies'
import { freeFiles } from './open-files.ts'

export const connectionLimits = { all: 4_096, each: 512 }

export function countConnections(
  server: Server,
  isProxy: (remoteAddress: string) => boolean,
  { all, each } = connectionLimits,
  files = freeFiles(),
): { isTooMany: (socket: Socket) => boolean } {
  const open = new Map<string, number>()
  const beyond = new WeakSet<Socket>()
  const { most, dropped } = roomFor(all, files)
  server.maxConnections = dropped
  let count = 0
  server.on('connection', (socket: Socket) => {
    count += 1
    socket.once('close', () => {
      count -= 1
    })
    if (count > most) beyond.add(socket)
    const from = plainAddress(socket.remoteAddress ?? '')
    if (isProxy(from)) return
    const own = (open.get(from) ?? 0) + 1
    if (own > each) return socket.destroy()
    open.set(from, own)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
  })
  return { isTooMany: (socket) => beyond.has(socket) }
}

/** A quarter of what may be opened, 256 at most, is for files, databases and the studio; half of that for refusals. */
function roomFor(all: number, files: number | undefined) {
  if (files === undefined) return { most: all, dropped: all }
  const reserved = Math.min(256, Math.floor(files / 4))
  const dropped = Math.min(all, files - Math.floor(reserved / 2))
  return { most: Math.min(all, files - reserved), dropped }
}
