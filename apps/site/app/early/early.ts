/**
 * The script that stands in every document's head beside that of the colour mode, and hears a visitor
 * before the app does. It opens the menu, the only navigation of narrow screens, acts for error
 * screens (`data-acts`), and keeps presses of what
 * only the app can do (`data-early`), which `ui/press/kept-press.ts` plays when it has come. A link among them
 * leads where it leads when that takes too long.
 *
 * A page's first script file that cannot be fetched is asked for once more; after that the document is
 * loaded anew, under the guard of `core/reload-guard.ts`, when it can be had as it is. Whoever has begun to write,
 * or reads the answer to what they sent, is not interrupted: without its app a page is complete, and its
 * forms are sent natively.
 *
 * A step back in a document that was loaded anew amid journeys changes the address alone, without a
 * request: until the app is there to follow it, the address is loaded.
 *
 * Written by hand as it is sent: every byte of it stands in every page.
 */

import { againMs } from '../start/again.ts'
import { guardKey, guardMs } from './core/reload-guard.ts'

/** What the script leaves on `window` for the app. */
export type Early = {
  /** What was pressed and has not been played. */
  pressed: Element[]
  /** Loads this document anew where that helps and disturbs nobody. */
  reload: () => void
  /** Set by the app: whether it follows the address by now. */
  isFollowed?: () => boolean
}

declare global {
  interface Window {
    $early?: Early
  }
}

/** How long whoever pressed a link waits for what the app makes of it. */
const patienceMs = 6_000

export const earlyScript = () =>
  [
    ';(function(w,d,l,n){',
    'function at(){return l.pathname+l.search}',
    'function reload(){',
    "if(!n&&!d.querySelector('[autofocus]'))fetch(l,{method:'HEAD',redirect:'error'}).then(function(a){",
    'var p=at(),t=Date.now(),s=sessionStorage,g;',
    `try{g=JSON.parse(s.getItem('${guardKey}'))}catch(e){}`,
    'if(!a.ok||n||g&&g.path==p&&g.expires>t)return;',
    `s.setItem('${guardKey}',JSON.stringify({path:p,expires:t+${guardMs}}));`,
    'l.reload()',
    "}).catch(function(){w.addEventListener('online',reload,{once:!0})})}",
    'var q=[],k=w.$early={pressed:q,reload:reload},was=at();',
    "w.addEventListener('popstate',function(){at()==was||k.isFollowed&&k.isFollowed()||l.reload()});",
    "w.addEventListener('click',function(e){",
    "var b=e.target.closest('[data-opens],[data-acts],[data-early]'),o=b?b.dataset:{};",
    "o.opens?d.getElementById(o.opens).showModal():o.acts?o.acts=='back'?history.back():l.reload():",
    'b&&!(b.href&&(e.ctrlKey|e.metaKey|e.shiftKey|e.altKey))&&(q.push(b),b.href&&(e.preventDefault(),',
    `setTimeout(function(){b.isConnected&&q.includes(b)&&(l.href=b.href)},${patienceMs})))},!0);`,
    "w.addEventListener('input',function(){n=1},!0);",
    "w.addEventListener('error',function(e){",
    "var s=e.target,c;if(s.type=='module')s.again?reload():setTimeout(function(){",
    "c=d.createElement('script');c.type='module';c.again=1;c.src=s.src;d.head.append(c)",
    `},${againMs})},!0)`,
    '})(window,document,location)',
  ].join('')
