/**
 * What Turbopack runs over Payload's built admin (`next.config.mts`): what lies in a fold or in a menu is drawn once it
 * is opened, not before (`src/platform/admin/once-opened.tsx`), and what comes by itself leaves no boundary of React's in the
 * form (`comes-late.tsx` beside it). Decisions 093 and 096.
 */
import { amended } from './amend.mjs'

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function drawLate(source) {
  const text = amended(this, source, [folds, menus, dates], 'draw-late.mjs')
  return `${text}\nimport { OnceOpened } from 'once-opened'\nimport { comesLate } from 'comes-late'\nimport { TypedDates } from 'typed-dates'\n`
}

/** The content of rows of lists, of blocks and of other folds. */
const folds = [
  /((\w+)\(\w+,\{height:(\w+)\?0:"auto",children:\2\("div",\{className:`\$\{\w+\}__content`,)children:(\w+)\}\)\}\)/g,
  '$1children:$2(OnceOpened,{isFolded:$3,children:$4})})})',
]

/** That of a menu behind a button, of which each row has one. */
const menus = [
  /(?<=\((\w+)\("div",\{className:(\w+)\?\[`\$\{\w+\}__content`,.{1,400}__scroll-container--show-scrollbar`:""\}`,)children:(\[\w+\?\.\(\{close:\(\)=>\w+\(!1\)\}\),\w+\])(?=\}\))/g,
  'children:$1(OnceOpened,{isFolded:!$2,children:$3})',
]

/** The choice of dates, which comes by itself, and what is typed in its stead (`dates/typed-date.tsx`). */
const dates = [
  /(\w+)=\w+\((\(\)=>import\("\.\/DatePicker-\w+\.js"\))\),(\w+)=(\w+)=>(\w+)\(\w+,\{fallback:(\5\(\w+,\{height:50\}\)),children:\5\(\1,\{\.\.\.\4\}\)\}\)/g,
  '$1=comesLate($2,()=>$6),$3=$4=>$5(TypedDates,{of:$1,...$4})',
]
