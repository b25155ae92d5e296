/** Pictures and files into the place of the studio's own, before any document names them. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { storedType } from '@wajiha/contract/stored-type'
import type { Payload } from 'payload'
import { readWhole, type Store, storeOf } from '../platform/storage/store.ts'
import { uploadsOf } from './export-content.ts'
import { refuseFor } from './mistake.ts'
import type { Brought, Export } from './read-export.ts'
import { sha256 } from './stable-json.ts'
import { bringsFiles } from './taken.ts'

type File = { from: string; store: Store; name: string; hash: string; isOfAnother: boolean }

/** @returns how many had to be copied. @throws {TransferMistake} when another picture has a name already. */
export async function layFiles(payload: Payload, brought: Export): Promise<number> {
  const files: File[] = []
  for (const one of brought.documents) files.push(...(await filesOf(payload, brought, one)))
  refuseFor(
    files
      .filter(({ isOfAnother }) => isOfAnother)
      .map(({ from }) => `${from}: another file has its name here.`),
  )
  let copied = 0
  for (const file of files) copied += await lay(file)
  return copied
}

async function filesOf(payload: Payload, brought: Export, one: Brought): Promise<File[]> {
  const { collection } = one
  if (!bringsFiles(collection)) return []
  const store = await storeOf(collection)
  const names = uploadsOf(one.data)
  const { docs } = await payload.db.find<{ id: string }>({
    collection,
    where: { filename: { in: names }, id: { not_equals: one.data.id } },
    pagination: false,
  })
  return names.map((name) => {
    const key = `uploads/${collection}/${name}`
    return {
      from: join(brought.folder, key),
      store,
      name: basename(name),
      hash: brought.manifest.files[key] ?? '',
      isOfAnother: docs.length > 0,
    }
  })
}

async function lay({ from, store, name, hash }: File): Promise<number> {
  const there = await readWhole(store, name)
  if (there && sha256(there) === hash) return 0
  await store.keep(name, await readFile(from), storedType(name))
  return 1
}
