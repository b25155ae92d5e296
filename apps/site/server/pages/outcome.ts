/** Reads everything a page is made of, before any rendering, and says how that went. */
import type { PageId } from '#app/addresses.ts'
import type { PageContext, Read } from '#app/content/page-context.ts'
import type { PageData, PageOutcome } from '#app/content/page-data.ts'
import { PageMoved } from '#app/content/page-moved.ts'
import { readShell } from '#app/content/shell.server.ts'
import type { Address } from '#app/locale/read-address.ts'
import { readers } from '#server/pages/readers.ts'
import { type Content, ContentUnavailable } from '../content/content.ts'
import { findTwin } from './find-twin.ts'

/** Where a page is read from: what is published, or that with a draft in one place. */
export type Readable = Pick<Content, 'read' | 'isGone'>

/** Another page stands in its place, for good or for now: `location` has its language. */
export type MovedOutcome = { kind: 'moved'; location: string; status: 301 | 302 }

/** @param onRead hears the key of every answer that the page now depends on. */
export async function readOutcome(
  content: Readable,
  address: Address,
  onRead: (key: string) => void = () => {},
): Promise<PageOutcome | MovedOutcome> {
  let isGone = false
  const read: Read = async (name, parameters, query) => {
    const answer = await content.read(address.locale, name, parameters, query, onRead)
    if (!answer && content.isGone(address.locale, name, parameters)) isGone = true
    return answer
  }
  const [shell, page] = await Promise.all([
    orUnavailable(readShell({ read })),
    orUnavailable(readPage(address, read)),
  ])
  if (page instanceof PageMoved) return { kind: 'moved', location: page.location, status: 302 }
  if (shell === 'unavailable' || shell instanceof PageMoved) return { kind: 'unavailable' }
  if (page === 'unavailable' || !shell) return { kind: 'unavailable', shell }
  if (page) return { kind: 'page', shell, page }
  const twin = isGone ? undefined : await orUnavailable(findTwin(content, address, onRead))
  if (twin === 'unavailable' || twin instanceof PageMoved) return { kind: 'unavailable', shell }
  if (twin) return twin
  const message = `Page Not Found: ${address.asked ?? decodeURI(address.canonical)}`
  return { kind: 'missing', message, shell, ...(isGone ? { isGone } : {}) }
}

function readPage(address: Address, read: Read): Promise<PageData<PageId> | undefined> {
  const { locale, params, query, choices, choice } = address
  const reader = readers[address.page] as (
    context: PageContext,
  ) => Promise<PageData<PageId> | undefined>
  return reader({ locale, params, query, choices, choice, read })
}

async function orUnavailable<Value>(
  reading: Promise<Value>,
): Promise<Value | 'unavailable' | PageMoved> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ContentUnavailable) return 'unavailable'
    if (error instanceof PageMoved) return error
    throw error
  }
}
