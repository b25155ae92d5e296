/** The decisions of the global `attribution`, in the shapes that the rest of this folder reads. */
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { Payload } from 'payload'
import { createVocabulary, defaultVocabulary, type Term } from './aliases.ts'
import { type ChannelRule, defaultRules } from './default-rules.ts'
import { defaultIgnoredHosts } from './ignored-hosts.ts'
import type { Settings } from './story.ts'

export type Conversion = {
  stage: 'qualified' | 'won'
  name: string
  currency: string
  value: number
  timeZone: string
}

export type AttributionSettings = Settings & {
  conversion: Conversion
  /** Digits of Arabic reports. */
  digits: 'arab' | 'latn'
}

type Kept = {
  vocabulary?: Term[] | null
  rules?: ChannelRule[] | null
  ignoredHosts?: string[] | null
  conversion?: { [Name in keyof Conversion]?: Conversion[Name] | null } | null
  digits?: 'arab' | 'latn' | null
}

/** Outside any transaction. A list that was never saved, or emptied, is the delivered one. */
export async function readSettings(payload: Payload): Promise<AttributionSettings> {
  const kept: Kept = await payload.findGlobal({
    slug: 'attribution',
    overrideAccess: true,
    depth: 0,
  })
  return {
    rules: kept.rules?.length ? kept.rules : defaultRules,
    words: createVocabulary(kept.vocabulary?.length ? kept.vocabulary : defaultVocabulary),
    ignoredHosts: kept.ignoredHosts ?? defaultIgnoredHosts,
    conversion: {
      stage: kept.conversion?.stage ?? 'won',
      name: kept.conversion?.name ?? 'Lead won',
      currency: kept.conversion?.currency ?? 'SAR',
      value: kept.conversion?.value ?? 0,
      timeZone: kept.conversion?.timeZone ?? agencyTimeZone,
    },
    digits: kept.digits ?? 'arab',
  }
}
