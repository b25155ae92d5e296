/**
 * The browser's entry: a page is complete and works natively before any of this, so the app's code
 * is fetched only at the visitor's first sign of life, or when the browser has long been idle.
 *
 * The styles that every document needs stand here, as only the entry's styles are linked from
 * documents that match no route.
 */
import './styles/index.css'
import './shell/error-screen.module.css'
import { afterIntent } from './after-intent.ts'

afterIntent(() => import('./hydrate.tsx'))
