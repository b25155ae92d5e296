import { readAddress } from '#app/locale/read-address.ts'
import { type DataLayerEvent, type Place, pushToDataLayer } from './data-layer.ts'

/** Tells of links that say what a visitor wants; every one is heard in one place. */
export function watchClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      const event = link && describeClick(link, clickPlaceOf(link))
      if (event) pushToDataLayer(event)
    },
    // Before the app, which may replace what was pressed.
    { capture: true },
  )
}

const files = /\.(?:pdf|docx?|xlsx?|pptx?|zip|csv)$/i
const whatsapp = /^(?:wa\.me|(?:api|web)\.whatsapp\.com)$/
/** The site's own way to a chat, which gives it a reference. */
const chat = /^\/(?:(?:ar|en)\/)?w\//
/** Pages that exist to hear from the visitor. */
const calls = new Set(['contact', 'campaign', 'landing', 'jobs'])

/** What pressing this link says; numbers and names in it are left out. */
function describeClick(link: HTMLAnchorElement, place: Place): DataLayerEvent | undefined {
  const { protocol, hostname, pathname, hash } = link
  if (protocol === 'tel:') return { event: 'phone_click', place }
  const isOwn = hostname === location.hostname
  if (whatsapp.test(hostname) || (isOwn && chat.test(pathname)))
    return { event: 'whatsapp_click', place }
  if (/\.vcf$/i.test(pathname)) return { event: 'card_save', place }
  const file = pathname.split('/').at(-1) ?? ''
  if (link.hasAttribute('download') || files.test(file))
    return { event: 'file_download', file, place }
  if (!isOwn) return undefined
  const page = readAddress(pathname, new URLSearchParams())?.page
  if (!page || !(calls.has(page) || leadsToForm(hash))) return undefined
  return { event: 'cta_click', target: leadsToForm(hash) ? `${page}${hash}` : page, place }
}

const leadsToForm = (hash: string) =>
  Boolean(hash && document.getElementById(hash.slice(1))?.querySelector('[name=form]'))

function clickPlaceOf(link: Element): Place {
  const region = link.closest('header, main, footer')?.localName
  return region === 'header' || region === 'main' || region === 'footer' ? region : 'other'
}
