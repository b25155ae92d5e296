/** Where a service may stand: under a key of Latin letters, at an address from which nothing leads away. */
import { type Locale, localePrefix, locales } from '@wajiha/arabic'
import { keySchema } from '@wajiha/contract'
import { otherService } from '@wajiha/contract/form-checks'
import { readableAddress } from '@wajiha/contract/paths'
import { legacyPaths } from '@wajiha/contract/redirects/legacy-paths'
import { servicePath } from '@wajiha/contract/service-path'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { type Said, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf } from '../../platform/objects.ts'
import { whereRedirected } from './where-redirected.ts'

export const validateServiceKey: TextFieldSingleValidation = async (value, { id, req }) => {
  const mistake = await mistakeInKey(value ?? '', req, id)
  return mistake ? sayTo(req, mistake) : true
}

async function mistakeInKey(key: string, req: PayloadRequest, id: unknown) {
  if (!keySchema.safeParse(key).success || key.length > 60) return spelling
  if (key === otherService) return takenByForm
  if (Object.hasOwn(legacyPaths, servicePath(key).slice(1))) return takenByRedirect
  const before = await keyBefore(req, id)
  for (const locale of locales) {
    const location = await whereRedirected(req, addressOf(key, locale))
    // One that leads to this very page goes by itself when the page moves back.
    const isOwn = before && location && readableAddress(location) === addressOf(before, locale)
    if (location && !isOwn) return takenByRedirect
  }
  return undefined
}

const addressOf = (key: string, locale: Locale) => localePrefix(locale) + servicePath(key)

/** Under which key it is published. */
async function keyBefore(req: PayloadRequest, id: unknown): Promise<string | undefined> {
  if (!id) return undefined
  const row = await req.payload.db.findOne<{ id: string; key?: unknown }>({
    collection: 'services',
    where: { id: { equals: id } },
    select: { key: true },
    req,
  })
  const key = fieldOf(row, 'key')
  return typeof key === 'string' ? key : undefined
}

const spelling: Said = say(
  'اكتب حروفًا لاتينيّة صغيرة وأرقامًا بينها شرطات، مثل ‎brand-identity‎، ستّين على الأكثر',
  'Write small Latin letters and digits with hyphens between, such as brand-identity; sixty at the most',
)
const takenByForm: Said = say(
  'هذا الاسم في نموذج التواصل لمن يسأل عن أمر آخر. اختر اسمًا غيره',
  'In the contact form this name stands for something else. Choose another one',
)
const takenByRedirect: Said = say(
  'يبدأ من هذا العنوان تحويلٌ يأخذ الزائر إلى مكان آخر. اختر عنوانًا آخر، أو احذف التحويل أوّلًا',
  'A redirect begins at this address and leads visitors elsewhere. Choose another one, or delete the redirect first',
)
