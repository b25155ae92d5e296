/** What stands here already, and under which id that which is brought will stand. */
import type { Payload } from 'payload'
import { readFirstRun } from '../first-run/state.ts'
import { isObject } from '../platform/objects.ts'
import type { Brought } from './read-export.ts'
import { type Taken, takenCollections, takenGlobals } from './taken.ts'

type Row = Record<string, unknown> & { id: string }

/** Names that a document alone may have, as far as its collection has them. */
const naturalKeys = ['importKey', 'key', 'slug', 'code', 'publicCode', 'from', 'filename'] as const

/** Ids of what is stored here, and by which names. */
export class KnownHere {
  readonly ids = new Set<string>()
  readonly #byName = new Map<string, string>()

  static async of(payload: Payload): Promise<KnownHere> {
    const here = new KnownHere()
    for (const collection of takenCollections) {
      const { docs } = await payload.db.find<Row>({ collection, locale: 'all', pagination: false })
      for (const doc of docs) here.#append(collection, doc)
    }
    return here
  }

  #append(collection: Taken, doc: Row): void {
    this.ids.add(doc.id)
    for (const name of namesOf(collection, doc)) this.#byName.set(name, doc.id)
  }

  /** The id of the document here that is meant: its own, or that of the one with its name. */
  idOf({ collection, data }: Brought): string {
    if (this.ids.has(data.id)) return data.id
    const found = namesOf(collection, data).flatMap((name) => this.#byName.get(name) ?? [])
    return found[0] ?? data.id
  }
}

function namesOf(collection: Taken, data: Record<string, unknown>): string[] {
  return naturalKeys.flatMap((key) => {
    const value = data[key]
    if (typeof value === 'string' && value) return [`${collection} ${key} ${value}`]
    if (!isObject(value)) return []
    return Object.entries(value).flatMap(([locale, one]) =>
      one ? [`${collection} ${key} ${locale} ${one}`] : [],
    )
  })
}

/** Written by the studio itself when it first starts: what is brought takes their place. */
const madeByStart: readonly Taken[] = ['mail-templates']

const momentOf = (stored: unknown) => new Date(String(stored)).toISOString()

/** What content stands here, in words; nothing in an empty installation. */
export async function contentHere(payload: Payload): Promise<string[]> {
  const found: string[] = []
  for (const collection of takenCollections) {
    if (madeByStart.includes(collection)) continue
    const { docs } = await payload.db.find<Row>({ collection, pagination: false })
    if (docs.length > 0) found.push(`${docs.length} in ${collection}`)
  }
  // What an installation begins with is no content yet.
  const { begunAt = '' } = await readFirstRun(payload)
  for (const slug of takenGlobals(payload)) {
    const doc = await payload.db.findGlobal<Row>({ slug })
    if (doc?.updatedAt && momentOf(doc.updatedAt) > begunAt) found.push(slug)
  }
  return found
}
