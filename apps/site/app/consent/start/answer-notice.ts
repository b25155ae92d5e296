/**
 * Hears the answer to the notice for as long as the page lives: in the browser's entry, so that the
 * app need not be there. The choice is in force at once, is told to the server, and `consent` is
 * dispatched on the document. Until this runs, the form goes to the server by itself.
 */
import { consentCookieName, consentLasts } from './consent.ts'

const panelId = 'privacy-choices'
const root = document.documentElement

/** Where the focus came from, to be given back. */
let opener: HTMLElement | null = null

/** The cookie of the answer that is in force here. */
let inForce = given()

export function answerNotice(): void {
  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>(
      `[href="#${panelId}"],[data-consent-close]`,
    )
    const panel = document.getElementById(panelId)
    if (!pressed || !panel) return
    event.preventDefault()
    if (!pressed.matches('a')) return close()
    opener = pressed
    open(panel)
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    if (form.getAttribute('action') !== '/api/consent' || !submitter) return
    event.preventDefault()
    answer(form, submitter as HTMLButtonElement)
  })
  document.addEventListener('keydown', ({ key }) => {
    // Asked for by the visitor, it goes as it came; the question itself stays until it is answered.
    if (key === 'Escape' && root.dataset.consent === 'open') close()
  })
  document.addEventListener('visibilitychange', followOtherTabs)
}

/** An answer that was given in another tab is in force here, too, as soon as somebody looks. */
function followOtherTabs() {
  const now = given()
  if (document.hidden || now === inForce) return
  inForce = now
  delete root.dataset.gpc
  if (root.dataset.consent === 'ask') delete root.dataset.consent
  document.dispatchEvent(new Event('consent'))
}

function given(): string | undefined {
  return document.cookie.split('; ').find((one) => one.startsWith(`${consentCookieName}=`))
}

function open(panel: HTMLElement) {
  const here = window.$consent
  const isAnswered = document.cookie.includes(`${consentCookieName}=${here?.v}.`)
  for (const box of boxesIn(panel))
    box.checked = isAnswered && here?.may(box.value[0] as 'a') === true
  root.dataset.consent = 'open'
  panel.focus()
}

function answer(form: HTMLFormElement, button: HTMLButtonElement) {
  const isAllowed = (box: HTMLInputElement) =>
    button.value === 'all' || (button.value === 'some' && box.checked)
  const allowed = boxesIn(form).flatMap((box) => (isAllowed(box) ? box.value : []))
  const secure = location.protocol === 'https:' ? ';Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is not in every browser
  document.cookie = `${consentCookieName}=${window.$consent?.v}.${allowed.join('') || 0};Path=/;Max-Age=${consentLasts};SameSite=Lax${secure}`
  inForce = given()
  const body = new URLSearchParams(new FormData(form, button) as never)
  delete root.dataset.gpc
  close()
  // Without a network the cookie has said it.
  fetch('/api/consent', { method: 'POST', keepalive: true, body }).catch(() => {})
  document.dispatchEvent(new Event('consent'))
}

function close() {
  delete root.dataset.consent
  const next = opener ?? document.getElementById('content')
  next?.focus({ preventScroll: true })
}

const boxesIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLInputElement>('[name=allow]')]
