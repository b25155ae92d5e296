import type { Locale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { defaultTemplates, type Template } from './default-templates.data.ts'
import type { TemplateKey } from './template-keys.ts'

/**
 * The words of a mail in one language: the studio's own, or those that Wajiha brings while it has none.
 *
 * @returns nothing when somebody left the subject or the text empty on purpose: then nothing is sent.
 */
export async function findTemplate(
  req: PayloadRequest,
  key: TemplateKey,
  locale: Locale,
): Promise<Template | undefined> {
  const { docs } = await req.payload.find({
    collection: 'mail-templates',
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    locale,
    overrideAccess: true,
    req,
  })
  const [own] = docs
  if (!own) return defaultTemplates[locale][key]
  const [subject, body] = [own.subject?.trim(), own.body?.trim()]
  return subject && body ? { subject, body } : undefined
}
