/** How often one key may ask, in this process: a system that runs wild holds up nobody else. */
import { createBuckets } from '@wajiha/contract/buckets'
import { type Operation, publicApiLimits } from '@wajiha/contract/public-api'

const { requests, leads } = publicApiLimits
const asked = createBuckets(requests.atOnce, requests.everyMs)
const handedOver = createBuckets(leads.atOnce, leads.everyMs)

/** @returns 0, or the seconds until the key may ask again. */
export function takeTurn(key: string, { method }: Operation): number {
  return asked.take(key) || (method === 'post' ? handedOver.take(key) : 0)
}
