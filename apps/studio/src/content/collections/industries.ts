import type { CollectionConfig } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { name } from '../../platform/fields/common.ts'
import { key } from '../../platform/fields/formats.ts'
import { say } from '../../platform/i18n/say.ts'

/** The trades that clients are in. */
export const industries: CollectionConfig<'industries'> = {
  slug: 'industries',
  labels: { singular: say('قطاع', 'Industry'), plural: say('القطاعات', 'Industries') },
  admin: { group: say('التصنيف', 'Vocabulary'), useAsTitle: 'name' },
  access: rightsOf('industries'),
  fields: [name, key('المفتاح', 'Key')],
}
