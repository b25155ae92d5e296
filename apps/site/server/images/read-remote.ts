/**
 * Reads a picture of another host. Its name is resolved once, every address it has must be public,
 * and the connection goes to that very address; each redirect is checked like the first address.
 */
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { connect as connectSocket, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { isPublicAddress } from '@wajiha/contract/network-address'
import { ImageProblem } from './image-problem.ts'
import { workLimits } from './image-rules.ts'
import { requireAllowed } from './image-source.ts'

type Connect = (address: string, port: number, hostname: string) => Socket

export type RemoteRules = {
  hosts: readonly string[]
  /** Every address of a name; the system's resolver unless said. */
  resolve?: (hostname: string) => Promise<string[]>
  /** Opens the connection to a checked address; the system's unless said. */
  connect?: Connect
  timeoutMs?: number
}

const mostRedirects = 3

/** @throws {ImageProblem} 403 for what may not be read, 404 passed through, 502 for the rest. */
export async function readRemote(first: URL, rules: RemoteRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.timeoutMs ?? 5_000)
  let url = first
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const response = await open(url, rules, signal)
    const next = redirectOf(response, url)
    if (!next) return readBody(response)
    response.destroy()
    url = next
  }
  throw unreachable()
}

async function open(url: URL, rules: RemoteRules, signal: AbortSignal): Promise<IncomingMessage> {
  requireAllowed(url, rules.hosts)
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const address = await publicAddress(hostname, (name) =>
    Promise.race([(rules.resolve ?? resolveAll)(name), failOnAbort(signal)]),
  )
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  const connect = rules.connect ?? (isSecure ? connectSecurely : connectPlainly)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  // Without an agent, the request goes over this connection and no other.
  const createConnection = () => connect(address, port, hostname)
  const request = isSecure ? requestSecure : requestPlain
  request(url, {
    createConnection,
    signal,
    headers: { accept: 'image/*', connection: 'close', host: url.host },
  })
    .once('response', resolve)
    .on('error', reject)
    .end()
  return promise.catch(() => {
    throw unreachable()
  })
}

/** The address to connect to. A name with one private address is refused whole. */
async function publicAddress(hostname: string, resolve: (hostname: string) => Promise<string[]>) {
  const addresses = isIP(hostname)
    ? [hostname]
    : await resolve(hostname).catch(() => {
        throw unreachable()
      })
  const [address] = addresses
  if (!address) throw unreachable()
  if (!addresses.every(isPublicAddress))
    throw new ImageProblem(403, 'IPX_FORBIDDEN_HOST', 'This host is not a public one')
  return address
}

const connectPlainly: Connect = (host, port) => connectSocket({ host, port })

/** The certificate is asked of the name, not of the address. */
const connectSecurely: Connect = (host, port, hostname) =>
  connectTls({ host, port, ...(isIP(hostname) ? {} : { servername: hostname }) })

function failOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

const resolveAll = async (hostname: string) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return undefined
  if (!URL.canParse(headers.location, from)) throw unreachable()
  return new URL(headers.location, from)
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  if (response.statusCode !== 200) {
    response.destroy()
    if (response.statusCode !== 404) throw unreachable()
    throw new ImageProblem(404, 'IPX_FILE_NOT_FOUND', 'The other host has no such picture')
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      // Leaving the loop closes the connection.
      if (size > workLimits.bytes) throw tooLarge()
    }
  } catch (error) {
    throw error instanceof ImageProblem ? error : unreachable()
  }
  return Buffer.concat(chunks)
}

export const tooLarge = () =>
  new ImageProblem(400, 'IPX_INVALID_IMAGE', `Larger than ${workLimits.bytes} bytes`)

const unreachable = () =>
  new ImageProblem(502, 'IPX_UNREACHABLE', 'The other host did not answer with a picture')
