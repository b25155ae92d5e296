/** The CVs of applications as one archive, with their table beside them (JOB-13). */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'
import { pathOfAttachment } from '../api/v1/writes/attachments.ts'
import type { ZipFile } from '../zip/write-zip.ts'
import { columnsOf, type Doc } from './columns.ts'
import { cvFileName } from './cv-names.ts'
import { createNames } from './names.ts'
import { inBytes } from './packets.ts'
import { readDocs } from './read-docs.ts'
import { readTable, type Wanted } from './read-table.ts'
import { writeCsv } from './write-csv.ts'

/** As many applications as one archive may be made of; their CVs have 8 MB each at most. */
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
      const file = files.get(String(doc.submission))
      if (!file) continue
      const job = doc.job ? names.of('jobs', String(doc.job)) : ''
      const ref = String(doc.reference ?? doc.number ?? doc.id)
      const called = cvFileName({ ref, name: String(doc.name), job, file: file.name })
      yield { name: `cv/${called}`, bytes: createReadStream(file.path) }
    }
  }
}

type Held = { path: string; name: string }

/** The files that are there, by submission. */
async function filesOf(req: PayloadRequest, docs: readonly Doc[]): Promise<Map<string, Held>> {
  const ids = docs.flatMap(({ submission }) => (submission ? [String(submission)] : []))
  const found = await req.payload.find({
    collection: 'submissions',
    where: { and: [{ id: { in: ids } }, { attachmentFile: { exists: true } }] },
    pagination: false,
    depth: 0,
    select: { attachmentFile: true, attachmentName: true },
    req,
    overrideAccess: true,
  })
  const files = new Map<string, Held>()
  for (const { id, attachmentFile, attachmentName } of found.docs) {
    const path = attachmentFile ? pathOfAttachment(attachmentFile) : undefined
    const isThere = path && (await stat(path).catch(() => undefined))?.isFile()
    if (path && isThere) files.set(id, { path, name: attachmentName ?? '' })
  }
  return files
}
