/** Everything about visits, put together: the store, its buffer, its courier, and who fills it. */
import { join } from 'node:path'
import { type VariantAssignment, variantCountPath } from '@wajiha/contract'
import { createVariantCounter } from '../campaigns/count-variants.ts'
import type { Config } from '../config.ts'
import type { Content } from '../content/content.ts'
import { deviceClassOf } from '../http/devices.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { anonymousVisitorKey, type Visitors } from '../http/visitor.ts'
import { floodBucket } from '../limits/flood-limits.ts'
import { type Log, reasonOf } from '../log.ts'
import { createMissCounting } from './count-misses.ts'
import { createCounting, hourNow } from './count-pages.ts'
import { createSearchCounting } from './count-searches.ts'
import { serveVisits } from './serve-visits.ts'
import { serveWhatsApp } from './serve-whatsapp.ts'
import { createShortHits } from './short-hits.ts'
import { createVisitBuffer } from './visit-buffer.ts'
import { startVisitCourier } from './visit-courier.ts'
import { openVisitStore } from './visit-store.ts'

type Parts = { config: Config; content: Content; visitors: Visitors; log: Log }

export type Visits = {
  /** The beacon, and the picture of pages that run no script. */
  visits: { get?: Handler; post?: Handler }
  /** Ways to a chat. */
  chats: { get?: Handler }
  /** Counts what a handler answers with these statuses. */
  counting: (handler: Handler, statuses: readonly number[]) => Handler
  /** Counts addresses for which a handler has no page. */
  countingMisses: (handler: Handler) => Handler
  /** Counts searches of a handler's pages that found nothing. */
  countingSearches: (handler: Handler) => Handler
  /** Hears of short links that were followed, to tell by which one a visit came. */
  onShortLink: (exchange: Exchange, code: string, location: string) => void
  /** Counts a visit that saw a side of a campaign's test. */
  onVariantShown: (exchange: Exchange, side: VariantAssignment) => void
  /** Forgets visits that the studio does not have yet. @returns how many. */
  eraseVisitors: (isErased: (visitor: string) => boolean) => number
  stop: () => Promise<void>
}

/** A store that cannot be opened costs visits and counts, and never the site. */
export function openVisits({ config, content, visitors, log }: Parts): Visits {
  let store: ReturnType<typeof openVisitStore>
  try {
    store = openVisitStore(join(config.dataDir, 'visits'))
  } catch (error) {
    log.error('visits_not_opened', { reason: reasonOf(error) })
    return withoutStore
  }
  const buffer = createVisitBuffer({ store, log })
  const { apiBase, serviceKey } = config
  const courier = serviceKey ? startVisitCourier({ store, log, apiBase, serviceKey }) : undefined
  const shortHits = createShortHits()
  const parts = {
    buffer,
    rules: config,
    origin: config.origin,
    now: Date.now,
    isSecure: config.origin.startsWith('https:'),
    visitorOf: visitors.visitorOf,
  }
  const visits = serveVisits({ ...parts, shortHits, flood: floodBucket('visitBeacons') })
  const countSide = createVariantCounter((side, deviceClass) =>
    buffer.count({
      hour: hourNow(),
      path: variantCountPath(side),
      referrerHost: '',
      deviceClass,
    }),
  )
  return {
    visits,
    chats: { get: serveWhatsApp({ ...parts, content }) },
    counting: createCounting({ buffer, counterOf: visitors.counterOf }),
    countingMisses: createMissCounting({ buffer, counterOf: visitors.counterOf }),
    countingSearches: createSearchCounting({ buffer, counterOf: visitors.counterOf }),
    eraseVisitors: (isErased) => store.erase(isErased),
    onShortLink({ request, method }, code, location) {
      const userAgent = request.headers['user-agent']
      if (method !== 'GET' || !location.startsWith('/') || !userAgent) return
      shortHits.remember(
        anonymousVisitorKey(parts.visitorOf(request), userAgent),
        code,
        location,
        Date.now(),
      )
    },
    onVariantShown({ request }, side) {
      const userAgent = request.headers['user-agent'] ?? ''
      const deviceClass = deviceClassOf(userAgent)
      countSide(
        anonymousVisitorKey(parts.visitorOf(request), userAgent),
        side,
        deviceClass,
        Date.now(),
      )
    },
    async stop() {
      await courier?.stop()
      store.close(buffer.stop)
    },
  }
}

/** Nothing is counted, and everything answers. */
const withoutStore: Visits = {
  visits: {},
  chats: {},
  counting: (handler) => handler,
  countingMisses: (handler) => handler,
  countingSearches: (handler) => handler,
  onShortLink: () => {},
  onVariantShown: () => {},
  eraseVisitors: () => 0,
  stop: async () => {},
}
