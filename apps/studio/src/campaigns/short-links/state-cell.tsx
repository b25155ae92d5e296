import type { DefaultServerCellComponentProps } from 'payload'
import type { ShortLink } from '../../payload-types.ts'
import { languageOf } from '../../platform/admin/words.ts'
import { standNow } from './stand-now.ts'
import { shortLinkWords } from './words.ts'

/** In the list: what the site answers now. What was chosen says nothing of a link whose time is over. */
export function StateCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const stand = standNow(rowData as ShortLink, Date.now())
  return <span data-stand={stand}>{shortLinkWords.stand[stand][languageOf(i18n)]}</span>
}
