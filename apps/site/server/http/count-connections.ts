/**
 * So many connections in all, and so many for one address, that nobody alone can have all of them. A
 * proxy of ours speaks for everybody and is not counted. Where the system allows fewer open files, those
 * beyond are answered that there are too many, and what the site itself opens is left to it.
 */

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress } from '@wajiha/contract/trusted-proxies'
import { mostOpenFiles } from './open-files.ts'

export const connectionLimits = { all: 4_096, each: 512 }

export function countConnections(
  server: Server,
  isProxy: (remoteAddress: string) => boolean,
  { all, each } = connectionLimits,
  openFiles = mostOpenFiles(),
): { isTooMany: (socket: Socket) => boolean } {
  const open = new Map<string, number>()
  const beyond = new WeakSet<Socket>()
  const { most, dropped } = roomFor(all, openFiles)
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

/** A quarter of what may be open, 256 at most, is for databases, files and the studio; half of that for refusals. */
function roomFor(all: number, openFiles: number | undefined) {
  if (openFiles === undefined) return { most: all, dropped: all }
  const reserved = Math.min(256, Math.floor(openFiles / 4))
  const dropped = Math.min(all, openFiles - Math.floor(reserved / 2))
  return { most: Math.min(all, openFiles - reserved), dropped }
}
