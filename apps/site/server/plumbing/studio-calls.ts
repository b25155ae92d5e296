/** Calls to the studio in the site's own name, with the service key. */
import { limits } from '@wajiha/contract'
import { fetchFromStudio } from './fetch-from-studio.ts'

export type Call = {
  method?: 'GET' | 'POST'
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is, where it is no JSON. */
  form?: FormData
  headers?: Record<string, string>
  timeoutMs?: number
  /** Ends the call, beside its timeout. */
  signal?: AbortSignal
}

/** @throws when nobody answers in time, or a redirect. */
export type CallStudio = (path: string, call?: Call) => Promise<Response>

/** @param apiBase ends with a slash. */
export const createStudioCalls =
  (apiBase: string, serviceKey: string): CallStudio =>
  (path, { method, json, form, headers, timeoutMs = limits.deliverTimeoutMs, signal } = {}) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const body = json === undefined ? form : JSON.stringify(json)
    return fetchFromStudio({ route: routeOf(path) }, apiBase + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${serviceKey}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
  }

/** The room of a call; what follows it is a key, a token or a name. */
const routeOf = (path: string) => path.replace(/[/?].*$/, (rest) => (rest[0] === '/' ? '/*' : ''))
