/**
 * The browser's entry: a page is complete and works natively before any of this, so the app's code
 * is fetched only at the visitor's first sign of life, or when the browser has long been idle. It
 * imports no styles: their class names would come with it (see `tend-manifest.ts`).
 */
import { afterIntent } from './after-intent.ts'
import { answerNotice } from './consent/answer-notice.ts'

answerNotice()
afterIntent(() => import('./hydrate.tsx'))
