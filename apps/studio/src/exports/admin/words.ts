/** What the studio says above a list that can be taken along. */
import { say } from '../../platform/i18n/say.ts'

export const exportWords = {
  title: say('صدّر هذه القائمة', 'Export this list'),
  xlsx: say('Excel', 'Excel'),
  csv: say('CSV', 'CSV'),
  json: say('JSON', 'JSON'),
  zip: say('السِّيَر الذاتيّة (ZIP)', 'CVs (ZIP)'),
  headers: say('لغة العناوين', 'Language of headers'),
} as const
