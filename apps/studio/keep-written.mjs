/**
 * What Turbopack runs over Payload's built form (`next.config.mts`): a save hands over what it sent, and its answer
 * speaks for no field that was written in since, and for no fold (`src/together/written-since.ts`). Decision 091.
 */
import { amended } from './amend.mjs'

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function keepWritten(source) {
  const text = amended(this, source, [handsOver, decides, folds], 'keep-written.mjs')
  return `${text}\nimport { alongWithSent, isAsSent, withItsFold } from 'written-since'\n`
}

/** Where the state in a save's answer is handed to the form; what was sent stands before it. */
const handsOver = [
  /(formState:(\w+)\}\);\w+&&\w+\(\{type:"MERGE_SERVER_STATE",acceptValues:)(\w+)(?=,)/g,
  '$1alongWithSent($2,$3)',
]

/** Where the form decides whether it takes over what the answer says of a field. */
const decides = [
  /(\w+)\.overrideLocalChanges===!1&&!(\w+)\[(\w+)\]\?\.isModified(?=;)/g,
  '$&&&isAsSent($1,$2,$3)',
]

/** Where a row that an answer says something of becomes both: what it was here, and what came. */
const folds = [
  /(\w+\[\w+\]\.rows\[(\w+)\]=)\{\.\.\.(\w+\[\w+\]\.rows\[\2\]),\.\.\.(\w+)\}/g,
  '$1withItsFold($3,$4)',
]
