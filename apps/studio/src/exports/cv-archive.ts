/** The CVs of applications as one archive, with what their jobs asked for and their table (JOB-13). */
import type { PayloadRequest } from 'payload'
import { hasAttachment, heldFiles, openAttachment } from '../platform/attachments.ts'
import type { ZipFile } from '../platform/zip/write-zip.ts'
import { columnsOf, type Doc } from './columns.ts'
import { cvFileName } from './cv-names.ts'
import { createNames } from './names.ts'
import { inBytes } from './packets.ts'
import { readDocs } from './read-docs.ts'
import { readTable, type Wanted } from './read-table.ts'
import { writeCsv } from './write-csv.ts'

/** As many applications as one archive may be made of; their files have 25 MB together at most. */
export const mostCvs = 500

export async function* cvEntries(req: PayloadRequest, wanted: Wanted): AsyncGenerator<ZipFile> {
  yield { name: 'applications.csv', bytes: inBytes(writeCsv(readTable(req, wanted))) }
  const columns = columnsOf(req.payload, 'applications').filter(({ path }) => path === 'job')
  const names = createNames(req, columns, wanted.locale)
  const select = { number: true, reference: true, name: true, job: true, submission: true } as const
  for await (const docs of readDocs(req, wanted, select)) {
    await names.load(docs)
    const files = await filesOf(req, docs)
    for (const doc of docs) {
      const { cv, more = [] } = files.get(String(doc.submission)) ?? {}
      const job = doc.job ? names.of('jobs', String(doc.job)) : ''
      const ref = String(doc.reference ?? doc.number ?? doc.id)
      const called = (file: string, place?: number) =>
        cvFileName({ ref, name: String(doc.name), job, file, ...(place ? { place } : {}) })
      if (cv) yield { name: `cv/${called(cv.name)}`, bytes: bytesOf(cv.file) }
      for (const [at, { file, name }] of more.entries())
        yield { name: `files/${called(name, at + 1)}`, bytes: bytesOf(file) }
    }
  }
}

type Held = { file: string; name: string }
type HeldOf = { cv?: Held | undefined; more: Held[] }

/** The files that are there, by submission. */
async function filesOf(req: PayloadRequest, docs: readonly Doc[]): Promise<Map<string, HeldOf>> {
  const ids = docs.flatMap(({ submission }) => (submission ? [String(submission)] : []))
  const found = await req.payload.find({
    collection: 'submissions',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: { attachmentFile: true, attachmentName: true, files: true },
    req,
    overrideAccess: true,
  })
  const files = new Map<string, HeldOf>()
  for (const { id, attachmentFile, attachmentName, files: asked } of found.docs) {
    const more = await Promise.all(heldFiles(asked).map(({ file, name }) => heldOf(file, name)))
    const cv = await heldOf(attachmentFile, attachmentName)
    files.set(id, { cv, more: more.filter((one) => one !== undefined) })
  }
  return files
}

async function heldOf(file: string | null | undefined, name: string | null | undefined) {
  return file && (await hasAttachment(file)) ? { file, name: name ?? '' } : undefined
}

/** Fetched when the archive comes to it. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  const held = await openAttachment(file)
  if (!held) throw new Error('A file of an application is gone')
  yield* held.body
}
