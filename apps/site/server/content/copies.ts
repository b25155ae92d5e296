/**
 * The last good copy of every answer, on disk, so that the site speaks even when it starts while
 * the studio is down. One file an answer, written aside and renamed, so that a crash leaves the old
 * copy or the new one, never half of one. A file that cannot be read is as good as none.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Answer, answerSchema, type EndpointName, endpoints } from '@wajiha/contract'
import { type Log, reasonOf } from '../log.ts'
import { parseJson } from '../plumbing/read-text.ts'
import { writeWhole } from '../plumbing/write-whole.ts'
import { type ContentRequest, keyOf } from './answer-key.ts'

export type Copy = {
  request: ContentRequest
  answer: Answer<EndpointName>
  etag: string | undefined
  tags: string[]
  /** Of its text, in characters. */
  size: number
}

export type Copies = {
  readAll: () => Promise<Copy[]>
  keep: (copy: Copy) => Promise<void>
  drop: (request: ContentRequest) => Promise<void>
  readCursor: () => Promise<Cursor | undefined>
  keepCursor: (cursor: Cursor) => Promise<void>
}

/** How far the changes feed was followed. */
export type Cursor = { epoch: string; last: number }

/** @param folder made when it is not there. */
export async function openCopies(folder: string, log: Log): Promise<Copies> {
  await mkdir(folder, { recursive: true })
  const fileOf = (request: ContentRequest) =>
    join(folder, `${createHash('sha256').update(keyOf(request)).digest('hex').slice(0, 32)}.json`)
  const cursorFile = join(folder, 'cursor')
  const write = async (file: string, value: unknown) => {
    try {
      await writeWhole(file, JSON.stringify(value))
    } catch (error) {
      log.warn('content_copy_not_kept', { reason: reasonOf(error) })
    }
  }
  return {
    async readAll() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
      const copies = await Promise.all(names.map((name) => readCopy(join(folder, name), log)))
      return copies.filter((copy) => copy !== undefined)
    },
    keep: (copy) => write(fileOf(copy.request), copy),
    drop: (request) => rm(fileOf(request), { force: true }),
    readCursor: async () => (await readJson(cursorFile)) as Cursor | undefined,
    keepCursor: (cursor) => write(cursorFile, cursor),
  }
}

async function readCopy(file: string, log: Log): Promise<Copy | undefined> {
  const copy = (await readJson(file)) as Copy | undefined
  const name = copy?.request?.name
  // A newer build may know another shape than the one that wrote the copy.
  if (copy && name !== undefined && name in endpoints) {
    const checked = answerSchema(endpoints[name].data).safeParse(copy.answer)
    if (checked.success) {
      const answer = checked.data as Answer<EndpointName>
      // Those of an older build do not tell their size.
      return { ...copy, answer, size: copy.size ?? JSON.stringify(answer).length }
    }
  }
  log.warn('content_copy_unusable', { file })
  await rm(file, { force: true })
  return undefined
}

const readJson = (file: string): Promise<unknown> =>
  readFile(file, 'utf8').then(parseJson, () => undefined)
