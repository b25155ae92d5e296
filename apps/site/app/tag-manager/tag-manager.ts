/**
 * The tag manager: one script of another house, and only where a container is set, its visitor is a
 * person, and an answer has allowed something. Fetched by itself, so that a site without one pays nothing.
 *
 * The order is what counts: every signal `denied`, then the visitor's answer, then the page, then
 * the script (ATTR-12). Whatever becomes of it, the page goes on (BEHAVIOURS 16).
 */
import type { AnyRouter } from '@tanstack/react-router'
import type { ConsentOnPage } from '#app/consent/pre-paint.ts'
import { type ConsentRules, consentCookieName } from '#app/consent/start/consent.ts'
import { isBot } from '#app/shell/is-bot.ts'
import { tellConsent, tellStart } from './data-layer.ts'
import { beforeAnswer, isAnythingAllowed, signalsOf } from './signals.ts'
import { watchClicks } from './watch-clicks.ts'
import { tellPage, watchJourneys } from './watch-pages.ts'

const script = 'https://www.googletagmanager.com/gtm.js?id='

let hasStarted = false
let allow = () => {}
/** Settles when something is allowed, and never before. */
const allowed = new Promise<void>((resolve) => {
  allow = resolve
})

/**
 * Counts once a document, and waits for an answer that allows something. What `notice` keeps before one is the
 * site's own: others are asked in no mode that asks visitors.
 */
export function startTagManager(rules: ConsentRules): void {
  if (!window.$consent || hasStarted || isBot(navigator.userAgent)) return
  hasStarted = true
  const may: ConsentOnPage['may'] = (letter) =>
    (rules.consent === 'off' || isAnswered()) && window.$consent?.may(letter) === true
  let runs = false
  const obey = () => {
    if (runs) return tellConsent('consent', 'update', signalsOf(may))
    if (!isAnythingAllowed(may)) return
    runs = true
    tellConsent('consent', 'default', beforeAnswer)
    tellConsent('consent', 'update', signalsOf(may))
    tellPage()
    watchClicks()
    tellStart()
    fetchContainer(rules.tagManagerId)
    allow()
  }
  obey()
  document.addEventListener('consent', obey)
}

/** What there is to hear when the page has come to life. */
export async function watchApp(router: AnyRouter): Promise<void> {
  await allowed
  watchJourneys(router)
  const { watchForms } = await import('./watch-forms.ts')
  watchForms()
}

/** Whether the notice has been answered as it stands now. */
const isAnswered = () => document.cookie.includes(`${consentCookieName}=${window.$consent?.v}.`)

function fetchContainer(id = ''): void {
  const element = document.createElement('script')
  element.async = true
  element.src = script + id
  document.head.append(element)
}
