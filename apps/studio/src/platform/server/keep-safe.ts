/** What every answer of the studio says to browsers, those that are refused before they are read included. */
import type { ServerResponse } from 'node:http'
import { beforeHead } from './before-head.ts'

type Answer = Pick<ServerResponse, 'writeHead' | 'hasHeader' | 'setHeader'>

/** As the site says it; the studio's host alone is meant, and what lies below it. */
const tlsAlone = 'max-age=63072000; includeSubDomains'

/** @param isTls whether the studio is reached over TLS; browsers ignore the wish for it elsewhere. */
export function keepSafe(response: Answer, isTls: boolean): void {
  beforeHead(response, () => {
    if (!response.hasHeader('x-content-type-options'))
      response.setHeader('x-content-type-options', 'nosniff')
    if (isTls) response.setHeader('strict-transport-security', tlsAlone)
  })
}
