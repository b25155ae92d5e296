import type { SanitizedConfig } from 'payload'
import { payloadArabic } from './payload-arabic.data.ts'

/** Repairs and additions to Payload's own Arabic. */
export const translations = { ar: payloadArabic }

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
