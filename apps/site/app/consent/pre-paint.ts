/**
 * The script that stands in every document's head and is finished before anything is painted. It
 * knows what the visitor allows, as `consent.ts` does, and shows the notice by a word on `<html>`:
 * `data-consent="ask"` until it is answered, `"open"` when the footer asks for it again. Pages are
 * therefore the same bytes for everybody, and nothing moves.
 *
 * It answers the notice by itself for as long as the page lives, before the app is there and after:
 * the choice is in force at once, is told to the server, and `consent` is dispatched on the document.
 *
 * Written by hand as it is sent: every byte of it stands in every page.
 */
import { type ConsentRules, consentCookieName, consentLasts, noticeVersion } from './consent.ts'

/** What the script leaves on `window` for the app: whether a purpose, by its letter, is allowed. */
export type ConsentOnPage = { may: (letter: 'a' | 'd' | 'u' | 'p' | 'f') => boolean }

declare global {
  interface Window {
    $consent?: ConsentOnPage
  }
}

export function consentScript(rules: ConsentRules): string {
  const undecided = rules.consent === 'required' ? '!1' : 'a!==!1&&!g'
  const parts = [
    '(function(w,d,v){',
    'var h=d.documentElement,g=navigator.globalPrivacyControl;',
    `function c(){return/(?:^|;\\s*)${consentCookieName}=(\\w+)\\.(0|[adupf]+)(?:;|$)/.exec(d.cookie)||[]}`,
    `function may(l){var k=c(),a=k[2]&&k[2].indexOf(l)>-1;return k[1]==v?a:${undecided}}`,
    'w.$consent={may:may};',
    ...(rules.consent === 'off' ? [] : asking),
    `})(window,document,'${noticeVersion(rules)}')`,
  ]
  return parts.join('')
}

const asking = [
  'var o;',
  "function show(s){s?h.setAttribute('data-consent',s):h.removeAttribute('data-consent')}",
  "function close(){show();(o||d.getElementById('content')||h).focus({preventScroll:true})}",
  "function boxes(p,f){p.querySelectorAll('[name=allow]').forEach(f)}",
  "if(c()[1]!=v){show('ask');g&&h.setAttribute('data-gpc','')}",

  "d.addEventListener('click',function(e){",
  "var a=e.target.closest('[href=\"#privacy-choices\"],[data-consent-close]'),p=d.getElementById('privacy-choices');",
  'if(!a||!p)return;e.preventDefault();',
  'if(!a.href)return close();',
  'o=a;boxes(p,function(i){i.checked=c()[1]==v&&may(i.value[0])});',
  "show('open');p.focus()});",

  "d.addEventListener('submit',function(e){",
  "var f=e.target,b=e.submitter,l='';",
  "if(f.getAttribute('action')!='/api/consent'||!b)return;e.preventDefault();",
  "boxes(f,function(i){if(b.value=='all'||b.value=='some'&&i.checked)l+=i.value});",
  `d.cookie='${consentCookieName}='+v+'.'+(l||0)+';Path=/;Max-Age=${consentLasts};SameSite=Lax'+(location.protocol=='https:'?';Secure':'');`,
  "h.removeAttribute('data-gpc');close();",
  "fetch('/api/consent',{method:'POST',keepalive:true,body:new URLSearchParams(new FormData(f,b))}).catch(function(){});",
  "d.dispatchEvent(new Event('consent'))})",
]
