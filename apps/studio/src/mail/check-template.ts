import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { placeholdersOf } from './placeholders.ts'
import type { TemplateKey } from './template-keys.ts'
import { namesIn } from './template-syntax.ts'

type Words = { subject?: string | null; body?: string | null; key?: TemplateKey }

/** Refuses a `{{name}}` that the mail does not know, and says which ones it does. */
export const checkTemplate: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const words: Words = data ?? {}
  const before: Words | undefined = originalDoc
  const key = words.key ?? before?.key
  if (!key) return data
  const errors = (['subject', 'body'] as const).flatMap((path) => {
    const [stranger] = strangersIn(words[path] ?? '', key)
    return stranger === undefined ? [] : [{ path, message: sayTo(req, refusal(stranger, key)) }]
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'mail-templates', errors }, req.t)
  return data
}

/** The names in a text that its mail has no value for. */
function strangersIn(text: string, key: TemplateKey): string[] {
  const known = placeholdersOf(key)
  return namesIn(text).filter((name) => !Object.hasOwn(known, name))
}

function refusal(stranger: string, key: TemplateKey) {
  const known = Object.keys(placeholdersOf(key)).map((name) => `{{${name}}}`)
  return say(
    `لا تعرف هذه الرسالة {{${stranger}}}. تعرف: ${known.join('، ')}.`,
    `This mail does not know {{${stranger}}}. It knows: ${known.join(', ')}.`,
  )
}
