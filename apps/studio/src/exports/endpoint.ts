/** `GET /api/{leads,applications,subscribers}/export`: what a list shows, to take along (LEAD-19, JOB-13). */
import { Readable } from 'node:stream'
import { dayIn } from '@wajiha/contract/zoned-time'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { readSettings } from '../attribution/settings.ts'
import { noteAccess } from '../audit/note-access.ts'
import { bodyOfStream } from '../platform/api/body-of-stream.ts'
import { type Said, say } from '../platform/i18n/say.ts'
import { sayTo } from '../platform/i18n/say-to.ts'
import { writeZip } from '../platform/zip/write-zip.ts'
import type { Exported } from './column-lists.data.ts'
import { cvEntries, mostCvs } from './cv-archive.ts'
import { inBytes } from './packets.ts'
import { countDocs } from './read-docs.ts'
import { type Format, readQuestion } from './read-question.ts'
import { readTable, type Wanted } from './read-table.ts'
import { writeCsv } from './write-csv.ts'
import { writeJson } from './write-json.ts'
import { writeXlsx } from './write-xlsx.ts'

const types: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
}

/** The log comes before the first byte: an export that was broken off was one, too. */
const answerExport =
  (collection: Exported): PayloadHandler =>
  async (req) => {
    if (!req.user) return new Response(null, { status: 401 })
    const { question, mistake } = await readQuestion(req, collection)
    if (!question) return refused(req, mistake)
    const { format, locale, where } = question
    const source = { collection, where, until: new Date().toISOString() }
    const count = await countDocs(req, source)
    if (format === 'zip' && count > mostCvs) return refused(req, tooMany)
    await noteAccess(req, {
      action: 'export',
      subject: { collection, count, filter: where },
    })
    const { conversion } = await readSettings(req.payload)
    const wanted = { ...source, locale, timeZone: conversion.timeZone }
    const name = `${collection}-${dayIn(Date.now(), conversion.timeZone)}.${format}`
    return download(written(req, format, wanted), types[format], name)
  }

function written(req: PayloadRequest, format: Format, wanted: Wanted) {
  switch (format) {
    case 'csv':
      return writeCsv(readTable(req, wanted))
    case 'xlsx':
      return writeXlsx(readTable(req, wanted))
    case 'json':
      return writeJson(req, wanted)
    case 'zip':
      return writeZip(cvEntries(req, wanted))
  }
}

function download(parts: AsyncIterable<string | Uint8Array>, type: string, name: string): Response {
  const stream = Readable.from(inBytes(parts), { objectMode: false })
  return new Response(bodyOfStream(stream), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}

const refused = (req: PayloadRequest, words: Said | undefined) =>
  Response.json({ errors: [{ message: words ? sayTo(req, words) : '' }] }, { status: 400 })

const tooMany = say(
  `في هذه القائمة أكثر من ${mostCvs} طلب. صفِّها أوّلًا، بوظيفةٍ مثلًا`,
  `This list holds more than ${mostCvs} applications. Filter it first, by a job for example`,
)

export const exportEndpoint = (collection: Exported): Endpoint => ({
  path: '/export',
  method: 'get',
  handler: answerExport(collection),
})
