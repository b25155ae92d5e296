/** What the studio calls the papers where editors choose one. */
import type { Locale, Paper } from '@wajiha/contract'

export const paperNames: Record<Paper, Record<Locale, string>> = {
  fustuq: { ar: 'فستق', en: 'Fustuq' },
  sama: { ar: 'سماء', en: 'Sama' },
  ward: { ar: 'ورد', en: 'Ward' },
  zafaran: { ar: 'زعفران', en: 'Zafaran' },
  lazaward: { ar: 'لازورد', en: 'Lazaward' },
}
