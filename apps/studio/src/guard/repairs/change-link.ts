/** Links of a document led elsewhere, wherever in it they stand: in its text, its blocks, its buttons. Pure. */
import { isRecord } from '../../platform/objects.ts'

/** Fields of links, in the editor’s text and in our own. */
const linkFields: ReadonlySet<string> = new Set(['url', 'href', 'link', 'to', 'target'])

/** @returns the top fields that changed; none where the link does not stand in the document. */
export function changeLinks(
  values: Readonly<Record<string, unknown>>,
  from: ReadonlySet<string>,
  to: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const changed = led(value, name, from, to)
      return changed === value ? [] : [[name, changed]]
    }),
  )
}

/** The same value where nothing in it changes. */
function led(value: unknown, name: string, from: ReadonlySet<string>, to: string): unknown {
  if (typeof value === 'string')
    return linkFields.has(name) && from.has(readable(value)) ? to : value
  if (Array.isArray(value)) {
    const members = value.map((one) => led(one, name, from, to))
    return members.some((one, place) => one !== value[place]) ? members : value
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, one]) => [key, led(one, key, from, to)] as const)
  return entries.some(([key, one]) => one !== value[key]) ? Object.fromEntries(entries) : value
}

/** How a link may be written in a document that a page shows as this address. */
export function writtenAs(what: string, origin: string): ReadonlySet<string> {
  const url = URL.parse(what, origin)
  const own = url?.origin === origin ? url.pathname + url.search + url.hash : undefined
  const bare = own?.replace(/^\/(?:ar|en)(?=\/|$)/, '') || '/'
  const forms = own === undefined ? [what] : [what, own, bare, origin + own, origin + bare]
  return new Set(forms.map(readable))
}

function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
