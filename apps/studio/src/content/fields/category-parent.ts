import type { PayloadRequest, RelationshipField, Where } from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf } from '../../platform/objects.ts'

/** The topic above this one. A tree has two levels: what stands below holds nothing below itself. */
export const categoryParent: RelationshipField = {
  name: 'parent',
  type: 'relationship',
  relationTo: 'categories',
  label: say('تحت تصنيف', 'Under'),
  filterOptions: ({ id }) => ({
    parent: { exists: false },
    ...(id ? { id: { not_equals: id } } : {}),
  }),
  validate: checkParent,
  admin: {
    position: 'sidebar',
    description: say(
      'اتركه فارغًا لتصنيفٍ رئيس. التصنيفاتُ مستويان لا أكثر.',
      'Leave empty for a main category. There are two levels, no more.',
    ),
  },
}

type Context = { id?: number | string; req: PayloadRequest }

async function checkParent(value: unknown, { id, req }: Context): Promise<string | true> {
  const parent = typeof value === 'object' ? fieldOf(value, 'id') : value
  if (typeof parent !== 'string' || !parent) return true
  if (parent === id) return sayTo(req, itself)
  const find = (where: Where) =>
    req.payload.find({
      collection: 'categories',
      where,
      limit: 1,
      depth: 0,
      overrideAccess: true,
      req,
    })
  const [above, below] = await Promise.all([
    find({ and: [{ id: { equals: parent } }, { parent: { exists: true } }] }),
    id ? find({ parent: { equals: id } }) : undefined,
  ])
  if (above.totalDocs > 0) return sayTo(req, tooDeep)
  return below && below.totalDocs > 0 ? sayTo(req, hasChildren) : true
}

const itself = say('لا يكون التصنيفُ تحت نفسه', 'A category cannot stand under itself')
const tooDeep = say(
  'هذا التصنيفُ نفسُه تحت غيره. اختر تصنيفًا رئيسًا.',
  'That category stands under another one. Choose a main category.',
)
const hasChildren = say(
  'تحت هذا التصنيف تصنيفاتٌ أخرى، فلا يكون تحت غيره.',
  'This category holds others, so it cannot stand under one.',
)
