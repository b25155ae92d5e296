/** Beside the form of whatever has a page of its own: how that page would stand in a search engine and where it is shared. */
import type { PreviewCollection } from '@wajiha/contract/preview'
import type { Field, UIField } from 'payload'
import { foundWords } from './found-words.ts'

const foundField: UIField = {
  name: 'found',
  type: 'ui',
  label: foundWords.title,
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/content/preview/admin/found-beside.tsx#FoundBeside' },
  },
}

/** These stand on a page of others, whose own form says how it is found. */
const guests: ReadonlySet<PreviewCollection> = new Set(['testimonials', 'branches'])

/** The fields with it, below what else tells of the document beside the form. */
export function withFound(kind: PreviewCollection, fields: readonly Field[]): Field[] {
  if (guests.has(kind)) return [...fields]
  const isTold = (field: Field) => field.type === 'ui' && field.admin?.position === 'sidebar'
  const place = fields.findLastIndex(isTold) + 1
  return [...fields.slice(0, place), foundField, ...fields.slice(place)]
}
