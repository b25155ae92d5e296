/** `previews/COLLECTION/ID`: a draft in the shape of its public read, for the site and nobody else. */
import { type EndpointName, endpoints } from '@wajiha/contract'
import { type PreviewCollection, previewCollections, previewKinds } from '@wajiha/contract/preview'
import type { BasePayload } from 'payload'
import { IncompleteDocument } from '../content/mappers/incomplete.ts'
import { drawnFieldsOf } from '../content/preview/drawn-fields.ts'
import { answerProblem, localeOf } from '../platform/api/answer.ts'
import { knowsServiceKey } from '../platform/api/service-key.ts'
import { drafts } from './drafts.ts'

const isPreviewed = (name: string): name is PreviewCollection =>
  previewCollections.some((one) => one === name)

export async function answerPreview(
  payload: BasePayload,
  request: Request,
  [collection = '', id = '']: readonly string[],
): Promise<Response> {
  if (!knowsServiceKey(request)) return answerProblem(request, 'unauthorised')
  if (!isPreviewed(collection) || !id) return answerProblem(request, 'not_found')
  const locale = localeOf(request)
  const { searchParams } = new URL(request.url)
  const viewer = searchParams.get('viewer') ?? ''
  const draft = await readDraft(() => drafts[collection]({ payload, id, locale, viewer }))
  if (draft === undefined) return answerProblem(request, 'not_found')
  const name: EndpointName = previewKinds[collection].endpoint
  const checked = endpoints[name].data.safeParse(draft)
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
  if (checked.success) {
    const fields = searchParams.has('fields')
      ? await drawnFieldsOf(payload, { collection, id, locale, viewer })
      : undefined
    const answer = { data: draft, ...(fields ? { fields } : {}) }
    return Response.json(answer, { headers: { ...headers, 'Content-Language': locale } })
  }
  const missing = checked.error.issues.map(({ path }) => path.join('.'))
  return answerProblem(request, 'validation', `Not complete: ${missing.slice(0, 5).join(', ')}`)
}

/**
 * A mapper may stumble over what only publication makes sure of, such as a picture that every project
 * has: then the draft is not complete. A failing database is no such thing.
 */
async function readDraft(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read()
  } catch (error) {
    const isIncomplete = error instanceof TypeError || error instanceof IncompleteDocument
    if (isIncomplete) return {}
    throw error
  }
}
