/**
 * What Turbopack runs over Payload's row of two versions (`next.config.mts`): it says the field's name also where that is
 * a function, as all names here are (`src/platform/admin/present.ts`), and of what language its words are. Texts,
 * references and pictures had no name, and lists of the other language their numbers on the wrong side.
 */
import { amended } from './amend.mjs'

/** Where a name that is a function is left out. */
const leftOut = /typeof label !== 'function' && (?=getTranslation\(label \|\| '', i18n\))/g

/** Where the two stand beside each other. */
const both = /(?=className: `\$\{baseClass\}-content`)/g

/** @type {[RegExp, string][]} */
const places = [
  [leftOut, ''],
  [both, 'lang: locale, '],
]

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function nameDifferences(source) {
  return amended(this, source, places, 'name-differences.mjs')
}
