/**
 * The browser's entry: a page is complete and works natively before any of this, so the app's code
 * is fetched only at the visitor's first sign of life, or when the browser has long been idle. It
 * imports no styles: their class names would come with it (see `arrange-manifest.ts`).
 */

import { answerNotice } from '../consent/start/answer-notice.ts'
import { leaveWhenEarly } from '../visit/start/arrival.ts'
import { afterIntent } from './after-intent.ts'
import { againMs } from './again.ts'
import { openAsChosen } from './open-as-chosen.ts'

answerNotice()
leaveWhenEarly()
openAsChosen()
afterIntent(bringToLife, tellAsleep)

/** Nobody waits for it. */
function tellAsleep() {
  import('../tell-asleep.ts').then(
    (visit) => visit.tellAsleep(),
    () => {},
  )
}

/** Code that cannot be fetched is asked for once more, then with a document of its own. */
function bringToLife(isAgain?: boolean) {
  import('../hydrate.tsx').catch(({ message }: Error) => {
    // Every browser's message for a module that could not be fetched says “module”. Only fetching is tried again.
    if (!/module/.test(message)) return
    if (isAgain) window.$early?.reload()
    else setTimeout(bringToLife, againMs, true)
  })
}
