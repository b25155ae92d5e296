/**
 * What Turbopack runs over Payload's row of two versions (`next.config.mts`): it says the field's name also where that is
 * a function, as all names here are (`src/platform/admin/present.ts`). Texts, references and pictures had none.
 */
import { amended } from './amend.mjs'

/** Where a name that is a function is left out. */
const leftOut = [/typeof label !== 'function' && (?=getTranslation\(label \|\| '', i18n\))/g, '']

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function nameDifferences(source) {
  return amended(this, source, [leftOut], 'name-differences.mjs')
}
