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

/** The fields with it, below what else tells of the document beside the form and above what is filled in there. */
export function withFound(kind: PreviewCollection, fields: readonly Field[]): Field[] {
  if (guests.has(kind)) return [...fields]
  const found = fields.findIndex((field) => isBeside(field) && field.type !== 'ui')
  const place = found < 0 ? fields.length : found
  return [...fields.slice(0, place), foundField, ...fields.slice(place)]
}

const isBeside = ({ admin }: Field): boolean =>
  Boolean(admin && 'position' in admin && admin.position === 'sidebar')
