/** A card's name in the address and its printed code open the card at one place: no other card may have either. */
import type { PayloadRequest, TextField, TextFieldSingleValidation } from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'

/** The rule of a field, and that no other card is reached by what stands in it. */
export const ofOneCard =
  (rule: TextField['validate']): TextFieldSingleValidation =>
  async (value, options) => {
    const said = await (rule as TextFieldSingleValidation)(value, options)
    const { event, id, req } = options
    // Others are asked when a person saves, not at each letter.
    if (said !== true || !value || event === 'onChange') return said
    return (await isOfAnother(req, value, id)) ? sayTo(req, taken) : true
  }

async function isOfAnother(req: PayloadRequest, value: string, id: unknown): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'cards',
    where: {
      or: [{ key: { equals: value } }, { publicCode: { equals: value } }],
      ...(id ? { id: { not_equals: id } } : {}),
    },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

const taken = say(
  'تُفتح بهذا بطاقةٌ أخرى: هو عنوانها أو رمزها المطبوع. اختر غيره',
  'This opens another card: it is that card’s address or printed code. Choose another one',
)
