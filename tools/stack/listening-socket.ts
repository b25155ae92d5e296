/**
 * The site's listening socket, held by who supervises it: the site's processes come and go, and the socket
 * stays, so that nobody is refused meanwhile (decision 076). It is never accepted from here. systemd may hold
 * it in our place (`wajiha-site.socket`); then not even our own restart refuses anybody.
 */
import { lookup } from 'node:dns/promises'
import { BoundSocket } from 'node:net'
import { requireFreePort } from './ports.ts'
import type { Service } from './service.ts'
import type { Settings } from './settings.ts'

export type ListeningSocket = {
  /** For a child to inherit. */
  descriptor: number
  close: () => void
}

/** Where systemd puts the first socket that it hands over. */
const firstOfSystemd = 3

/**
 * @returns nothing where the site opens its own: in development, and on Windows, where none is inherited.
 * @throws {Sentence} when the port cannot be had.
 */
export async function openListeningSocket(
  { inheritsSocket }: Service,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<ListeningSocket | undefined> {
  if (inheritsSocket && env.LISTEN_PID === String(process.pid) && Number(env.LISTEN_FDS) > 0)
    return { descriptor: firstOfSystemd, close: () => {} }
  await requireFreePort(port, host, { who: 'the site', variable: 'PORT' })
  if (!inheritsSocket || process.platform === 'win32') return undefined
  const { address } = await lookup(host)
  const bound = new BoundSocket({ host: address, port })
  return { descriptor: bound.fd(), close: () => bound.close() }
}
