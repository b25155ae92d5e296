/**
 * What Turbopack runs over the browser's parts of Payload's editor (`next.config.mts`): they come at once, where Payload
 * asks for the field among them only when it draws it, and React lets nothing be seen for 300 ms after that. Decision 096.
 */
import { amended } from './amend.mjs'

/** Where the field is asked for by itself. */
const field =
  /(?<==)\w+\(\(\)=>import\("(\.\/Field-\w+\.js)"\)\.then\(\w+=>\(\{default:\w+\.RichText\}\)\)\)/g

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function bringWholeEditor(source) {
  const text = amended(this, source, [[field, 'FieldOfTexts']], 'bring-whole-editor.mjs')
  const [[, file]] = source.matchAll(field)
  return `${text}\nimport { RichText as FieldOfTexts } from '${file}'\n`
}
