/** What was written is read again before it is committed: whatever this product does not know would be lost in silence. */
import type { PayloadRequest } from 'payload'
import { refuseFor } from './mistake.ts'
import { readDocuments, readGlobal } from './read-documents.ts'
import type { Brought, Export } from './read-export.ts'
import { stableJson } from './stable-json.ts'
import { takenCollections } from './taken.ts'

type Data = Record<string, unknown>

/** @throws {TransferMistake} with the file and the field of whatever did not become what is written there. */
export async function verifyStored(
  req: PayloadRequest,
  { documents, globals }: Pick<Export, 'documents' | 'globals'>,
): Promise<void> {
  const reading = { payload: req.payload, req, plans: new Map() }
  const stored = new Map<string, Data>()
  for (const collection of takenCollections)
    for (const { data } of await readDocuments(reading, collection)) stored.set(data.id, data)
  const mistakes = documents.flatMap((one) => differencesIn(one, stored.get(one.data.id)))
  for (const { slug, file, document } of globals) {
    const found = await readGlobal(reading, slug)
    mistakes.push(...differencesIn({ file, data: document.data }, found?.data))
  }
  refuseFor(mistakes)
}

function differencesIn(
  { file, data }: Pick<Brought, 'file'> & { data: Data },
  stored: Data = {},
): string[] {
  return Object.keys(data)
    .filter((name) => stableJson(data[name] ?? null) !== stableJson(stored[name] ?? null))
    .map((name) => `${file} would not be stored as it is written, in “${name}”.`)
}
