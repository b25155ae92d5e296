import type { ServerResponse } from 'node:http'

/** Does something to an answer when its head is about to be written, however that is called for. */
export function beforeHead(response: Pick<ServerResponse, 'writeHead'>, prepare: () => void): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, _, head) {
      prepare()
      return Reflect.apply(writeHead, response, head)
    },
  })
}
