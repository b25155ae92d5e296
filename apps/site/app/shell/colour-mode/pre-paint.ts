/**
 * The script that stands in every document's head and is finished before anything is painted:
 * it gives `<html>` the mode's classes (`dark-mode dark`, B4.1) and the `data-mode` that the tokens read,
 * and the browser's own bars the mode's colour.
 *
 * It also hears every click on the selector, for as long as the page lives: before hydration it
 * answers by itself, afterwards the app's own colour mode has put itself in its place (`pick`). A
 * choice is therefore never lost, however early it is made.
 *
 * Written by hand as it is sent: every byte of it stands in every page.
 */
import type { Preference } from './modes.ts'

/** What the script leaves on `window` for the app. */
type EarlyColourMode = {
  pick: (preference: string) => void
  /** A choice made before the app was there; on a forced page it is kept nowhere else. */
  early?: Preference
}

declare global {
  interface Window {
    $colour?: EarlyColourMode
  }
}

export const prePaintScript = [
  '(function(w,d){',
  "var h=d.documentElement,k='nuxt-color-mode',f=h.getAttribute('data-color-mode-forced'),p,s;",
  'try{p=localStorage.getItem(k)}catch(e){}',
  'function show(){',
  "var v=f||(/^(light|dark)$/.test(p)?p:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'),c=h.classList;",
  "c.remove('light-mode','light','dark-mode','dark');",
  "c.add(v+'-mode',v);",
  "h.setAttribute('data-mode',v);",
  "d.querySelectorAll('meta[data-bars]').forEach(function(m){m.media=m.getAttribute('data-bars')==v?'all':'not all'})}",
  'show();',
  's=w.$colour={pick:function(m){s.early=p=m;',
  'if(!f){try{localStorage.setItem(k,m)}catch(e){}show()}}};',
  "d.addEventListener('click',function(e){",
  "var b=e.target.closest('[data-mode-set]');",
  "b&&s.pick(b.getAttribute('data-mode-set'))},!0)",
  '})(window,document)',
].join('')
