/** Pictures and files into the data folder, before any document names them. */
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Payload } from 'payload'
import { uploadsOf } from './export-content.ts'
import { refuseFor } from './mistake.ts'
import type { Brought, Export } from './read-export.ts'
import { sha256 } from './stable-json.ts'
import { foldersOfFiles } from './taken.ts'

type File = { from: string; to: string; hash: string; isOfAnother: boolean }

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
  const folder = foldersOfFiles()[one.collection]
  if (!folder) return []
  const names = uploadsOf(one.data)
  const { docs } = await payload.db.find<{ id: string }>({
    collection: one.collection,
    where: { filename: { in: names }, id: { not_equals: one.data.id } },
    pagination: false,
  })
  return names.map((name) => {
    const key = `uploads/${one.collection}/${name}`
    return {
      from: join(brought.folder, key),
      to: join(folder, basename(name)),
      hash: brought.manifest.files[key] ?? '',
      isOfAnother: docs.length > 0,
    }
  })
}

/** Whole under its name, or not there: it is renamed into its place. */
async function lay({ from, to, hash }: File): Promise<number> {
  const there = await readFile(to).catch(() => undefined)
  if (there && sha256(there) === hash) return 0
  await mkdir(dirname(to), { recursive: true })
  const half = `${to}.half`
  await copyFile(from, half)
  await rename(half, to)
  return 1
}
