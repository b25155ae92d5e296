/**
 * What the late blocks say. These words stand apart from the message groups because every page
 * carries those, and few articles hold such a block.
 */
import type { Locale } from '@wajiha/arabic'

const ar = {
  from: 'من {service}، ولا يُطلب منه شيءٌ قبل أن تضغط.',
  kilobytes: '{size} كيلوبايت',
  megabytes: '{size} ميغابايت',
}

const en: typeof ar = {
  from: 'From {service}, which is asked for nothing before you press.',
  kilobytes: '{size} kB',
  megabytes: '{size} MB',
}

export const blockWords: Record<Locale, typeof ar> = { ar, en }
