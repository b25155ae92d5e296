import type { SanitizedConfig } from 'payload'
import { payloadArabic } from './payload-arabic.data.ts'

/** What Payload says of a selection it does to one language alone, and does not say. */
const payloadEnglish = {
  version: {
    aboutToPublishSelection:
      'You are about to publish every one of the {{label}} you selected, in the content language chosen at the top and in no other. Are you sure?',
    aboutToUnpublishSelection:
      'You are about to unpublish every one of the {{label}} you selected, in the content language chosen at the top and in no other. Are you sure?',
  },
}

/** Repairs and additions to Payload's own words. */
export const translations = { ar: payloadArabic, en: payloadEnglish }

type Words = { [key: string]: string | Words }

/** The editor adds its words last, over ours: ours are put over them again. */
export function overrideWords(config: SanitizedConfig): SanitizedConfig {
  const { translations: own } = config.i18n
  Object.assign(own, { ar: over(own.ar ?? {}, translations.ar) })
  return config
}

function over(below: Words, above: Words): Words {
  const merged = { ...below }
  for (const [key, words] of Object.entries(above)) {
    const under = merged[key]
    merged[key] =
      typeof words === 'string' ? words : over(typeof under === 'object' ? under : {}, words)
  }
  return merged
}
