/** One request and its answer, with the parts of the address that every handler asks for. */
import type { IncomingMessage, ServerResponse } from 'node:http'

export type Exchange = {
  /** The site's public address, from its settings and never from the request. */
  origin: string
  /** What every answer carries, whoever writes it. */
  common: Readonly<Record<string, string>>
  request: IncomingMessage
  response: ServerResponse
  /** POST reaches only the handlers that were given for it. */
  method: 'GET' | 'HEAD' | 'POST'
  /** Percent-encoded and well-formed, without the query. */
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

/** Answers an exchange, or says `false` so that the next handler may. */
export type Handler = (exchange: Exchange) => boolean | Promise<boolean>
