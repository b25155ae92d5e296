import type { TextFieldSingleValidation } from 'payload'
import type { Said } from '../i18n/say.ts'
import { sayTo } from '../i18n/say-to.ts'

/** A rule for a text: it matches the pattern, or the words say what to write. */
export const matching =
  (pattern: RegExp, words: Said): TextFieldSingleValidation =>
  (value, { req, required }) => {
    if (!value && !required) return true
    return pattern.test(value ?? '') || sayTo(req, words)
  }
