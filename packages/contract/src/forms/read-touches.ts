/**
 * The visits a form carries (ATTR-01, ATTR-03, ATTR-04): untrusted text from the visitor's device. Known keys
 * are cleaned and bounded, everything else goes, and a broken list is an empty one.
 */
import { googleClickIds, otherClickIds, utmNames } from '../click-ids.ts'
import { cleanLine } from './clean.ts'
import type { RecordedVisit } from './submission.ts'

const most = 50

/** @param value the list itself or its JSON. When it is too long, the oldest of the middle go. */
export function readRecordedVisits(value: unknown): RecordedVisit[] {
  const list = typeof value === 'string' ? parse(value) : value
  if (!Array.isArray(list)) return []
  const kept = list.length > most ? [...list.slice(0, most - 1), list.at(-1)] : list
  return kept.map(readTouch).filter((touch) => touch !== undefined)
}

function readTouch(value: unknown): RecordedVisit | undefined {
  const at = pick(value, ['timestamp'], 40).timestamp
  const moment = at === undefined ? Number.NaN : Date.parse(at)
  if (Number.isNaN(moment)) return undefined
  const info = own(value, 'additionalInfo')
  const gclidParams = pick(own(value, 'gclidParams'), googleClickIds, 255)
  const clickIds = pick(own(value, 'clickIds'), otherClickIds, 255)
  const screen = readScreen(own(info, 'screen'))
  return {
    timestamp: new Date(moment).toISOString(),
    ...pick(value, ['sessionId'], 255),
    utmParams: pick(own(value, 'utmParams'), utmNames, 255),
    ...(isEmpty(gclidParams) ? {} : { gclidParams }),
    ...(isEmpty(clickIds) ? {} : { clickIds }),
    additionalInfo: {
      ...pick(info, ['referrer', 'landingPageUrl'], 2_000),
      ...pick(info, ['userAgent', 'language'], 255),
      ...(screen ? { screen } : {}),
    },
  }
}

function pick(value: unknown, keys: readonly string[], longest: number): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const key of keys) {
    const text = own(value, key)
    if (typeof text === 'string') picked[key] = cleanLine(text.slice(0, longest)).slice(0, longest)
  }
  return picked
}

function readScreen(value: unknown) {
  const [width, height] = [own(value, 'width'), own(value, 'height')]
  return isPixels(width) && isPixels(height) ? { width, height } : undefined
}

const isPixels = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100_000

function own(value: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null
  return isObject && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
}

const isEmpty = (record: object) => Object.keys(record).length === 0

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
