/**
 * What Turbopack runs over Payload's built admin (`next.config.mts`): a form that comes alive tells its fields nothing
 * that they know, so that they are not drawn again for it (`src/platform/admin/as-before.ts`). Decision 095.
 */
import { amended } from './amend.mjs'

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function drawOnce(source) {
  const places = [
    tells,
    permits,
    accounts,
    documents,
    asksWho,
    begins,
    renews,
    measures,
    tellsStyles,
  ]
  const text = amended(this, source, places, 'draw-once.mjs')
  return `${text}\nimport { asBefore, isAsBefore, orAsBefore } from 'as-before'\nimport { atLeisure } from 'at-leisure'\n`
}

/** Where whoever listens to a form's fields is told of them: also at the beginning, and of the same ones in a new pair. */
const tells = [
  /(?<=\(\(\)=>\{)(\w+)\.current=(\w+),\w+\.current\+=1,(?=\w+\(\(\)=>\{\w+\.current\[)/g,
  'if(isAsBefore($1.current,$2))return;$&',
]

/** Where a view says once more what the account that came with the page may do. */
const permits = [
  /(?<=\{permissions:(\w+)\}=\w+,\{setPermissions:(\w+)\}=.{1,70}\(\w+=\(\)=>\{)\2\(\1\)(?=\})/g,
  '$2(orAsBefore($1))',
]

/** Where what is known of the account becomes a new object at each turn. */
const accounts = [
  /\{value:(\{fetchFullUser:[^{}]*setPermissions:(\w+),[^{}]*\})/g,
  '{value:asBefore($2,$1)',
]

/** Where what is known of the document does. */
const documents = [
  /(\w+=)(\{\.\.\.\w+,action:\w+,currentEditor:[^{}]*\bsetData:(\w+),[^{}]*versionCount:\w+\})/g,
  '$1asBefore($3,$2)',
]

/** Where a page that came with its account asks for it: the answer says when the session ends, which has time. */
const asksWho = [
  /(?<=async function (\w+)\(\)\{)(?=await \w+\(\),\w+\(!0\)\}\1\(\)\},\[\]\),\w+\(\(\)=>\{!(\w+)&&)/g,
  '$2&&await atLeisure(),',
]

/** Where a form takes over the state it began with, which it holds already. */
const begins = [
  /(\w+)&&\((\w+\.current=\{\.\.\.\w+\})(,\w+\(\{type:"REPLACE_STATE",optimize:!1,sanitize:!0,state:\1\}\)\)\},\[\w+,\w+\]\),\w+\(\(\)=>\{\w+\(\)\},15e3,\[(\w+)\])/g,
  '$1&&($4!==$1&&($2)$3',
]

/** Where it renews itself for another language of the content, which the first one is not. */
const renews = [
  /(\w+)\.current=\{\.\.\.\1\.current\}(?=,\w+\(!1\)\}\);.{1,900}"data-form-ready":!\w+&&(\w+)&&!\w+)/g,
  '$2&&($&)',
]

/** Where the room for a page is measured, for the whole page to be put in order at once. */
const measures = [
  /\{documentElement:\{style:\w+,clientWidth:\w+,clientHeight:\w+\}\}=document,(\{innerWidth:\w+,innerHeight:\w+\}=window,\w+=)`[^`]*`(,\w+=)`[^`]*`/g,
  '$1""$2""',
]

/** Where all styles are told of it, to be looked at anew for every element: none asks. */
const tellsStyles = [
  /(?<=\breturn )(\w+)\.setProperty\("--vw",\w+\),\1\.setProperty\("--vh",\w+\),/g,
  '',
]
