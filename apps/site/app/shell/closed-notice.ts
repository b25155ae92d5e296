/**
 * A notice that a visitor closes and that stays closed on this device until it says something else, in each language
 * by itself. It is closed with its document, before any app is there (`closedNoticeScript`), and by the app where
 * that draws it: on the way to the other language, or when the agency announces something meanwhile.
 */
import type { Locale } from '@wajiha/arabic'

/** Followed by the language; the words that were closed last. In `localStorage`. */
const key = 'notice-closed-'

/** Takes away the notice that it stands in, before that is painted, if its words were closed; and hears its button. */
export const closedNoticeScript =
  `(function(b){var k='${key}'+document.documentElement.lang,t=b.firstChild.textContent,s;` +
  'try{s=localStorage,s.getItem(k)==t&&(b.hidden=!0)}catch(e){}' +
  'b.children[1].onclick=function(){b.hidden=!0;try{s.setItem(k,t)}catch(e){}}})(document.currentScript.parentNode)'

/**
 * The same for a notice that the app has drawn, or found.
 *
 * @param notice its words first, then its button.
 * @param locale its language: the document has the former one still while the app draws the other.
 */
export function keepClosed(notice: HTMLElement, locale: Locale): void {
  const [words, button] = notice.children as unknown as [HTMLElement, HTMLElement]
  const text = words.textContent ?? ''
  const name = key + locale
  if (closedLast(name) === text) notice.hidden = true
  button.onclick = () => {
    notice.hidden = true
    try {
      localStorage.setItem(name, text)
    } catch {
      // Without storage it is closed for as long as the page stands.
    }
  }
}

function closedLast(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
