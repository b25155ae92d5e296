/**
 * All that is held about somebody as one archive: `person.json` with a label in both languages beside
 * each value, their CVs, and the mails that lie as files.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { CollectionSlug, Payload } from 'payload'
import { heldFiles, openAttachment } from '../platform/attachments.ts'
import { valueAt } from '../platform/objects.ts'
import { type ZipFile, zipOf } from '../platform/zip/write-zip.ts'
import { dataMap } from './data-map.data.ts'
import { mailFilesOf } from './drop-files.ts'
import { type Found, places } from './find-person.ts'
import { labelsOf } from './labels.ts'
import { fieldsOf } from './unmapped-fields.ts'

type Told = Record<string, { ar: string; en: string; value: unknown }>

/** Fields left out of a person's copy: they only serve the software. */
const ours = new Set([
  'tokenHash',
  'claim',
  'claimedUntil',
  'key',
  'processTries',
  'attachmentFile',
  // The files themselves lie in the archive.
  'files',
])

export async function exportPerson(payload: Payload, found: Found, now = new Date()) {
  const records = await readRecords(payload, found)
  const person = {
    about: {
      ar: 'كلّ ما نحفظه عن هذا الشخص، كما هو الآن',
      en: 'Everything we hold about this person, as it stands',
    },
    at: now.toISOString(),
    identifiers: found.identity,
    records,
  }
  const json = { name: 'person.json', bytes: Buffer.from(JSON.stringify(person, null, 2)), at: now }
  return zipOf([json, ...(await attachmentsOf(payload, found)), ...(await mailsOf(found))])
}

async function readRecords(payload: Payload, { ids }: Found) {
  const records: Record<string, { ar: string; en: string; rows: Told[] }> = {}
  for (const place of places) {
    const rows = ids[place].length > 0 ? await readRows(payload, place, ids[place]) : []
    const about = dataMap[place]?.about
    if (rows.length > 0) records[place] = { ar: about?.ar ?? place, en: about?.en ?? place, rows }
  }
  return records
}

async function readRows(
  payload: Payload,
  collection: CollectionSlug,
  ids: string[],
): Promise<Told[]> {
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    joins: false,
    trash: true,
    overrideAccess: true,
    // No type of the options allows `joins` for every one of these collections at once.
  } as never)
  const labels = labelsOf(payload.collections[collection].config.fields)
  const paths = fieldsOf(dataMap[collection], 'identity', 'words', 'trace', 'kept')
  return docs.map((doc) => exportedDocument(doc, rootsOf(paths), labels))
}

/** Rows of an array are told together. */
const rootsOf = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => (path.startsWith('answers.') ? 'answers' : path))),
]

function exportedDocument(
  doc: object,
  paths: readonly string[],
  labels: ReturnType<typeof labelsOf>,
): Told {
  const told = paths.flatMap((path) => {
    const value = valueAt(doc, path)
    const isEmpty = value === null || value === undefined || value === ''
    if (isEmpty || ours.has(path)) return []
    const label = labels.get(path) ?? { ar: path, en: path }
    return [[path, { ...label, value }] as const]
  })
  return Object.fromEntries(told)
}

async function attachmentsOf(payload: Payload, { ids, files }: Found): Promise<ZipFile[]> {
  if (files.length === 0) return []
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { id: { in: ids.submissions } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const held = docs.flatMap(({ attachmentFile, attachmentName, files: more, reference }) => [
    { reference, file: attachmentFile, name: attachmentName },
    ...heldFiles(more).map(({ file, name }) => ({ reference, file, name })),
  ])
  const found = held.map(async ({ reference, file, name }) => {
    const stored = file ? await openAttachment(file) : undefined
    const bytes = stored && Buffer.concat(await stored.body.toArray())
    return bytes
      ? [{ name: `files/${reference} ${(name ?? 'cv').replace(/[\\/]/g, '-')}`, bytes }]
      : []
  })
  return (await Promise.all(found)).flat()
}

async function mailsOf({ ids }: Found): Promise<ZipFile[]> {
  const paths = await mailFilesOf(ids.outbox)
  const found = paths.map(async (path) => ({
    name: `mail/${basename(path)}`,
    bytes: await readFile(path),
  }))
  return Promise.all(found)
}
