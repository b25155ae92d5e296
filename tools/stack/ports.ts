import { createServer } from 'node:net'
import { Sentence } from '../sentence.ts'

/** Refuses a port that somebody holds. @param variable What to set to use another port. */
export async function requireFreePort(
  port: number,
  host: string,
  use: { who: string; variable: string },
): Promise<void> {
  const code = await tryPort(port, host)
  if (!code) return
  const { who, variable } = use
  const remedy = `set ${variable} to another, for example ${variable}=${port < 65_000 ? port + 10 : 8080}`
  if (code === 'EADDRINUSE') {
    throw new Sentence(
      `Port ${port} is in use, so ${who} cannot listen there. Stop the program that holds it, or ${remedy}.`,
    )
  }
  if (code === 'EACCES') {
    throw new Sentence(
      `Port ${port} is reserved for the system, so ${who} may not listen there: ${remedy}.`,
    )
  }
  throw new Sentence(
    `${host} is no address of this machine (${code}), so ${who} cannot listen there. Set HOST to 127.0.0.1 or 0.0.0.0.`,
  )
}

export async function isFreePort(port: number): Promise<boolean> {
  return (await tryPort(port, '127.0.0.1')) === undefined
}

/** A port that nobody holds now, on the loopback address. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address && typeof address === 'object') return address.port
  throw new Error('a listening server has no port')
}

function tryPort(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
