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
export type Handler = ((exchange: Exchange) => boolean | Promise<boolean>) & {
  /**
   * Whether it could answer there, by the address alone and for as long as the process lives; one that is not
   * concerned is not asked. Without it: it is always asked.
   */
  concerns?: (pathname: string) => boolean
}

/** A handler that is asked only where it is concerned. */
export const handlerOf = (concerns: (pathname: string) => boolean, handle: Handler): Handler =>
  Object.assign((exchange: Exchange) => handle(exchange), { concerns })
