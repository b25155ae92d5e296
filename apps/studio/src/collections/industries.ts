import type { CollectionConfig } from 'payload'
import { writtenBy } from '../access/content.ts'
import { name } from '../fields/common.ts'
import { key } from '../fields/formats.ts'
import { say } from '../fields/say.ts'

/** The trades that clients are in. */
export const industries: CollectionConfig<'industries'> = {
  slug: 'industries',
  labels: { singular: say('قطاع', 'Industry'), plural: say('القطاعات', 'Industries') },
  admin: { group: say('التصنيف', 'Vocabulary'), useAsTitle: 'name' },
  access: writtenBy('editor'),
  fields: [name, key('المفتاح', 'Key')],
}
