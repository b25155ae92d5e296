import type { PageKey } from '@wajiha/contract'
import type { Field, GlobalConfig } from 'payload'
import { rightsOfGlobal } from '../../platform/access/rights-of.ts'
import { title } from '../../platform/fields/common.ts'
import { type Said, say } from '../../platform/i18n/say.ts'
import { drafts } from '../fields/drafts.ts'
import { optionalPaper } from '../fields/paper.ts'
import { seo } from '../fields/seo.ts'

/** The studio's name of a page: pages and collections share one space of names. */
const pageSlug = <Key extends PageKey>(key: Key) => `page-${key}` as const

/** A page with an editor of its own: its words on top, what is special to it between, search below. */
export const page = (key: PageKey, label: Said, fields: Field[], group = pages): GlobalConfig => ({
  slug: pageSlug(key),
  dbName: `page_${key.replaceAll('-', '_').replace('_and_conditions', '').replace('_policy', '')}`,
  label,
  admin: { group },
  access: rightsOfGlobal(pageSlug(key)),
  versions: { drafts: drafts.drafts, max: drafts.maxPerDoc },
  fields: [title, lead, ...fields, optionalPaper, seo],
})

const pages = say('الصفحات', 'Pages')

const lead: Field = {
  name: 'lead',
  type: 'textarea',
  label: say('المقدّمة', 'Lead'),
  localized: true,
}
