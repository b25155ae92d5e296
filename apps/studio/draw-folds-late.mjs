/**
 * What Turbopack runs over Payload's built admin (`next.config.mts`): what lies in a fold is drawn once it is opened,
 * not before (`src/platform/admin/once-opened.tsx`). Decision 093.
 */
import { amended } from './amend.mjs'

/**
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function drawFoldsLate(source) {
  const text = amended(this, source, [content], 'draw-folds-late.mjs')
  return `${text}\nimport { OnceOpened } from 'once-opened'\n`
}

/** The content of rows of lists, of blocks and of other folds. */
const content = [
  /((\w+)\(\w+,\{height:(\w+)\?0:"auto",children:\2\("div",\{className:`\$\{\w+\}__content`,)children:(\w+)\}\)\}\)/g,
  '$1children:$2(OnceOpened,{isFolded:$3,children:$4})})})',
]
