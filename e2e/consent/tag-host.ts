/** Another house's tag manager, on this machine: it counts who asks, and says that it ran. */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificate } from './certificate.ts'

const host = 'www.googletagmanager.com'

export async function startTagHost() {
  const asked: string[] = []
  const server = createServer(makeCertificate(host), (request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/javascript' })
    // What it finds when it runs, and that it ran.
    response.end(
      'window.tagsFound = window.dataLayer.length; window.tagsRan = (window.tagsRan || 0) + 1',
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    /** Addresses asked for, in their order. */
    asked,
    /** Flags that lead a browser here, and nowhere else outside this machine. */
    flags: [
      `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
