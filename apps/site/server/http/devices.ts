/** Who asks, as far as counting needs it: a kind of device, or a machine that is not counted. */
import type { IncomingHttpHeaders } from 'node:http'
import type { DeviceClass } from '@wajiha/contract'
import { isbot } from 'isbot'

/** Programs say so themselves, or say nothing at all. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)

export function deviceClassOf(userAgent: string): DeviceClass {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop'
}

/** What a browser fetches before anybody asked is no click and no visit. */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  /prefetch|prerender/.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)
