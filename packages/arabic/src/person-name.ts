import { stripBidiControls } from './bidi.ts'

// Enough to refuse advertising; «J.R.R. Tolkien» and «د. سارة العتيبي» hold dots too.
const webAddress =
  /:\/\/|www\.|\.(?:com|net|org|info|biz|ru|xyz|shop|site|online|top|link|click)\b/i

/**
 * Whether a visitor's name can be one: 2 to 80 characters once trimmed and without bidi controls,
 * a letter of any script, no web address, no control characters (LEAD-01).
 * `'محمد'`, `'Ali'` and `'د. سارة العتيبي'` are names; `'12345'` and `'http://x'` are not.
 */
export function isPersonName(value: string): boolean {
  const name = stripBidiControls(value).trim()
  if (name.length > 160 || !name.isWellFormed()) return false
  const length = [...name].length
  if (length < 2 || length > 80) return false
  return /\p{L}/u.test(name) && !/\p{Cc}/u.test(name) && !webAddress.test(name)
}
