/**
 * The body of a form, in any of its three kinds, read while it streams and cut as soon as it is too
 * large or too slow. Only names and values come out; files lie on disk, never in memory.
 */
import type { IncomingMessage } from 'node:http'
import { limits } from '@wajiha/contract'
import { fileLimits } from '@wajiha/contract/form-checks'
import type { BodyKind } from '../http/body-kind.ts'
import { BodyRefused, readTextBody } from '../http/bounded-body.ts'
import { parseJson } from '../plumbing/read-text.ts'
import { readMultipart } from './read-multipart.ts'
import type { Uploads } from './upload.ts'

export type FormBody = {
  /** Own keys alone, of an object without a prototype. */
  input: Record<string, unknown>
  uploads: Uploads
}

/**
 * Reads a body.
 *
 * @param incoming folder for files while they arrive.
 * @throws {BodyRefused} What is wrong with it, as a code of the contract.
 */
export function readBody(
  request: IncomingMessage,
  kind: BodyKind,
  incoming: string,
): Promise<FormBody> {
  const length = Number(request.headers['content-length'] ?? 0)
  const most = kind === 'multipart' ? fileLimits.request : limits.submissionBytes
  if (length > most) throw new BodyRefused('too_large')
  return kind === 'multipart' ? readMultipart(request, incoming) : readText(request, kind)
}

async function readText(request: IncomingMessage, kind: 'json' | 'urlencoded'): Promise<FormBody> {
  const text = await readTextBody(request, limits.submissionBytes)
  const input = kind === 'json' ? readJson(text) : readPairs(new URLSearchParams(text))
  return { input, uploads: new Map() }
}

function readJson(text: string): Record<string, unknown> {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BodyRefused('bad_request')
  return value as Record<string, unknown>
}

/** The first value of each name counts. */
function readPairs(pairs: URLSearchParams): Record<string, unknown> {
  const input: Record<string, unknown> = Object.create(null)
  for (const [name, value] of pairs) input[name] ??= value
  return input
}
