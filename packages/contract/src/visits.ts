/**
 * What the site tells the studio of visits: kept ones after consent, and counts without anybody in them,
 * also of addresses where no page stands and of searches that found nothing.
 */
import { z } from 'zod'
import { localeSchema, timestampSchema } from './base.ts'
import { recordedVisitSchema } from './forms/submission.ts'

export const deviceClasses = ['phone', 'tablet', 'desktop'] as const

/** A visit that the site kept itself (ATTR-05). */
const storedVisitSchema = z.strictObject({
  /** One of these, one row in the studio. */
  id: z.uuid(),
  /** The visitor's first-party id; one of its own for a click without consent. */
  visitor: z.uuid(),
  /** `whatsapp`: the button that leads to a chat (LEAD-16). */
  kind: z.enum(['visit', 'whatsapp']),
  /** What the chat's first sentence carries: `K7Q2`. */
  reference: z
    .string()
    .regex(/^[A-Z0-9]{4,8}$/)
    .optional(),
  locale: localeSchema,
  deviceClass: z.enum(deviceClasses),
  uaFamily: z.string().max(40).optional(),
  visit: recordedVisitSchema,
})

/**
 * How often a page was opened in an hour, by people with one kind of device and from one other site
 * (ATTR-13). The number is the whole of it, and replaces what was said of that hour before.
 */
const pageCountSchema = z.strictObject({
  /** Of the site's counting book and its row: `5f0c….1873`. */
  key: z.string().regex(/^[\w.-]{1,80}$/),
  /** The hour's beginning. */
  hour: timestampSchema,
  /** Of the page; or `#TEST.SIDE`, for visits that saw a side of a campaign's test. */
  path: z.string().min(1).max(500),
  referrerHost: z.string().max(255).optional(),
  deviceClass: z.enum(deviceClasses),
  count: z.int().min(1),
})

/**
 * How often an address was asked for where no page stands, from one place. The number is the whole of it,
 * as with pages that were opened.
 */
const missedAddressSchema = z.strictObject({
  /** Of the site's counting book and its row: `5f0c….m12`. */
  key: z.string().regex(/^[\w.-]{1,80}$/),
  /** In its letters, without query: `/blogs/مقال-قديم`. */
  path: z.string().regex(/^\//).max(300),
  /** The page of ours that led there (`/about`), or another site (`example.com`). */
  from: z.string().max(300).optional(),
  count: z.int().min(1),
  lastAt: timestampSchema,
})

/** How often words were looked for in vain on a day. The number is the whole of it, as above. */
const vainSearchSchema = z.strictObject({
  /** Of the site's counting book and its row: `5f0c….s12`. */
  key: z.string().regex(/^[\w.-]{1,80}$/),
  /** In UTC: `2026-11-26`. */
  day: z.iso.date(),
  locale: localeSchema,
  /** As search compares them: `هويه بصريه`. */
  words: z.string().min(1).max(80),
  count: z.int().min(1),
})

/** One delivery; all lists may be empty. */
export const visitsSchema = z.strictObject({
  touches: z.array(storedVisitSchema).max(100),
  counts: z.array(pageCountSchema).max(500),
  misses: z.array(missedAddressSchema).max(200).default([]),
  searches: z.array(vainSearchSchema).max(200).default([]),
})

export type StoredVisit = z.output<typeof storedVisitSchema>
export type PageCount = z.output<typeof pageCountSchema>
export type MissedAddress = z.output<typeof missedAddressSchema>
export type VainSearch = z.output<typeof vainSearchSchema>
export type Visits = z.output<typeof visitsSchema>
export type DeviceClass = (typeof deviceClasses)[number]
