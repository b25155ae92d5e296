/** Words for what is stored as a code: slugs, kinds that are kept for a time, roles, devices. */
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { deliveries, kinds } from '../../../privacy/retention/kinds.ts'
import { roleChoices } from '../../access/may.ts'
import { type Said, say } from '../../i18n/say.ts'
import { languageOf } from '../words.ts'

type Asking = Pick<PayloadRequest, 'i18n'> & { payload: Pick<PayloadRequest['payload'], 'config'> }

const own: Record<string, Said> = {
  ...Object.fromEntries([...kinds, deliveries].map(({ key, label }) => [key, label])),
  ...Object.fromEntries(roleChoices.map(({ value, label }) => [value, label])),
  ...{ phone: say('هاتف', 'Telephone'), tablet: say('لوحيّ', 'Tablet') },
  ...{ desktop: say('حاسوب', 'Computer'), reports: say('التقارير', 'Reports') },
  ...{ conversions: say('ملفّات Google Ads', 'Files for Google Ads') },
  shell: say('سطر الأوامر', 'Command line'),
}

/** @returns the code itself where nobody has words for it. */
export function wordsOfCode(code: string, { i18n, payload: { config } }: Asking): string {
  const said = Object.hasOwn(own, code) ? own[code] : undefined
  if (said) return said[languageOf(i18n)]
  const collection = config.collections.find(({ slug }) => slug === code)
  const global = config.globals.find(({ slug }) => slug === code)
  const label = collection?.labels.plural ?? global?.label
  return label ? getTranslation(label, i18n) : code
}
