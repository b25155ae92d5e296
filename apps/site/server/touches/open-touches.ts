/** Everything about visits, put together: the book, its keeper, its courier, and who fills it. */
import { join } from 'node:path'
import { type SideOfTest, sideCountPath } from '@wajiha/contract'
import { createSideCounter } from '../campaigns/count-sides.ts'
import type { Config } from '../config.ts'
import type { Content } from '../content/content.ts'
import { deviceClassOf } from '../http/devices.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { floodBucket } from '../http/flood-limits.ts'
import { type Visitors, whoAsks } from '../http/visitor.ts'
import { type Log, reasonOf } from '../log.ts'
import { openBook } from './book.ts'
import { createCounting, hourNow } from './count-pages.ts'
import { createKeeper } from './keeper.ts'
import { serveTouches } from './serve-touches.ts'
import { serveWhatsApp } from './serve-whatsapp.ts'
import { createShortHits } from './short-hits.ts'
import { startTouchCourier } from './touch-courier.ts'

type Parts = { config: Config; content: Content; visitors: Visitors; log: Log }

export type Touches = {
  /** The beacon, and the picture of pages that run no script. */
  visits: { get?: Handler; post?: Handler }
  /** Ways to a chat. */
  chats: { get?: Handler }
  /** Counts what a handler answers with these statuses. */
  counting: (handler: Handler, statuses: readonly number[]) => Handler
  /** Hears of short links that were followed, to tell by which one a visit came. */
  onShortLink: (exchange: Exchange, code: string, location: string) => void
  /** Counts a visit that saw a side of a campaign's test. */
  onSide: (exchange: Exchange, side: SideOfTest) => void
  /** Forgets visits that the studio does not have yet. @returns how many. */
  eraseVisitors: (isErased: (visitor: string) => boolean) => number
  stop: () => Promise<void>
}

/** A book that cannot be opened costs visits and counts, and never the site. */
export function openTouches({ config, content, visitors, log }: Parts): Touches {
  let book: ReturnType<typeof openBook>
  try {
    book = openBook(join(config.dataDir, 'visits'))
  } catch (error) {
    log.error('visits_not_opened', { reason: reasonOf(error) })
    return {
      visits: {},
      chats: {},
      counting: (handler) => handler,
      onShortLink: () => {},
      onSide: () => {},
      eraseVisitors: () => 0,
      stop: async () => {},
    }
  }
  const keeper = createKeeper({ book, log })
  const { apiBase, serviceKey } = config
  const courier = serviceKey ? startTouchCourier({ book, log, apiBase, serviceKey }) : undefined
  const shortHits = createShortHits()
  const parts = {
    keeper,
    rules: config,
    origin: config.origin,
    now: Date.now,
    isSecure: config.origin.startsWith('https:'),
    visitorOf: visitors.visitorOf,
  }
  const visits = serveTouches({ ...parts, shortHits, flood: floodBucket('visitBeacons') })
  const countSide = createSideCounter((side, deviceClass) =>
    keeper.count({
      hour: hourNow(),
      path: sideCountPath(side),
      referrerHost: '',
      deviceClass,
    }),
  )
  return {
    visits,
    chats: { get: serveWhatsApp({ ...parts, content }) },
    counting: createCounting({ keeper, counterOf: visitors.counterOf }),
    eraseVisitors: (isErased) => book.erase(isErased),
    onShortLink({ request, method }, code, location) {
      const userAgent = request.headers['user-agent']
      if (method !== 'GET' || !location.startsWith('/') || !userAgent) return
      shortHits.remember(whoAsks(parts.visitorOf(request), userAgent), code, location, Date.now())
    },
    onSide({ request }, side) {
      const userAgent = request.headers['user-agent'] ?? ''
      const deviceClass = deviceClassOf(userAgent)
      countSide(whoAsks(parts.visitorOf(request), userAgent), side, deviceClass, Date.now())
    },
    async stop() {
      keeper.stop()
      await courier?.stop()
      book.close()
    },
  }
}
