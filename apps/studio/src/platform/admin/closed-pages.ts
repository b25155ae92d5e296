/**
 * Pages of Payload's own that a colleague may not open though they may read what is there: making a new
 * document, and the versions of one. Payload would put a nameless document's head over words for strangers,
 * with one button, to sign out.
 */
import {
  type Access,
  executeAuthStrategies,
  getPayload,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { localRequest } from '../local-request.ts'

/** Where the refusal stands, below `/admin`. */
export const closedSegments: readonly string[] = ['closed']

/** @returns the segments of the view to show: those that were asked for, or the refusal's. */
export async function openSegments(
  config: Promise<SanitizedConfig>,
  segments: readonly string[],
  headers: Headers,
): Promise<readonly string[]> {
  const needs = needsOf(await config, segments)
  if (!needs) return segments
  const payload = await getPayload({ config })
  const { user } = await executeAuthStrategies({ headers, payload })
  // A stranger is led to the door, and what may not be read is not there.
  if (!user) return segments
  const req = await localRequest(payload, user)
  if (!(await allows(needs.read, req))) return segments
  return (await allows(needs.act, req)) ? segments : closedSegments
}

type Needs = { read: Access | undefined; act: Access | undefined }

function needsOf(config: SanitizedConfig, segments: readonly string[]): Needs | undefined {
  const [kind, slug, third, fourth] = segments
  if (kind === 'collections') {
    const access = config.collections.find((one) => one.slug === slug)?.access
    if (access && third === 'create' && segments.length === 3)
      return { read: access.read, act: access.create }
    if (access && fourth === 'versions') return { read: access.read, act: access.readVersions }
  }
  if (kind === 'globals' && third === 'versions') {
    const access = config.globals.find((one) => one.slug === slug)?.access
    if (access) return { read: access.read, act: access.readVersions }
  }
  return undefined
}

const allows = async (access: Access | undefined, req: PayloadRequest) =>
  !access || Boolean(await access({ req }))
