/**
 * The script that stands in every document's head and is finished before anything is painted. It
 * knows what the visitor allows, as `consent.ts` does, and shows the notice by a word on `<html>`:
 * `data-consent="ask"` until it is answered, `"open"` when the footer asks for it again. `data-asked`
 * stays after the answer: what made room for the notice does not move. Pages are therefore the same
 * bytes for everybody. `answer-notice.ts` hears the answer.
 *
 * Written by hand as it is sent: every byte of it stands in every page.
 */
import { type ConsentRules, consentCookieName, noticeVersion } from './start/consent.ts'

/** What the script leaves on `window` for the app. */
export type ConsentOnPage = {
  /** Whether a purpose, by its letter, is allowed now. */
  may: (letter: 'a' | 'd' | 'u' | 'p' | 'f') => boolean
  /** The version of the notice that is asked. */
  v: string
}

declare global {
  interface Window {
    $consent?: ConsentOnPage
  }
}

export function consentScript(rules: ConsentRules): string {
  const undecided = rules.consent === 'required' ? '!1' : 'a!==!1&&!g'
  const parts = [
    '(function(w,d,v){',
    'var g=navigator.globalPrivacyControl,h=d.documentElement.dataset;',
    `function c(){return/(?:^|; )${consentCookieName}=(\\w+)\\.([0adupf]+)/.exec(d.cookie)||[]}`,
    'w.$consent={v:v,may:function(l){var k=c(),a=k[2]&&k[2].includes(l);',
    `return k[1]==v?a:${undecided}}}`,
    ...(rules.consent === 'off' ? [] : asking),
    `})(window,document,'${noticeVersion(rules)}')`,
  ]
  return parts.join('')
}

const asking = [";if(c()[1]!=v){h.consent='ask';h.asked='';", "if(g)h.gpc=''}"]
