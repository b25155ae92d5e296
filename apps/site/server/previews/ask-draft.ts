/** Asks the studio for a draft, with the service key; each time anew, and kept nowhere. */
import { endpoints } from '@wajiha/contract'
import { type PreviewTarget, previewKinds } from '@wajiha/contract/preview'
import type { DrawnField } from '@wajiha/contract/preview-frame'
import { createStudioCalls } from '../plumbing/studio-calls.ts'
import type { Refusal } from './words.ts'

export type Draft =
  | { kind: 'found'; data: unknown; fields: readonly DrawnField[] }
  | { kind: 'refused'; reason: Refusal }

/** @param hasFields also which field each of its parts comes from. */
export type AskDraft = (target: PreviewTarget, hasFields?: boolean) => Promise<Draft>

export function createAskDraft(apiBase: string, serviceKey: string): AskDraft {
  const call = createStudioCalls(apiBase, serviceKey)
  return async ({ collection, id, locale, viewer }, hasFields = false) => {
    const query = new URLSearchParams({
      ...(hasFields ? { fields: '1' } : {}),
      ...(viewer ? { viewer } : {}),
    })
    const path = `previews/${collection}/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`
    try {
      const response = await call(path, { headers: { 'content-language': locale } })
      if (!response.ok)
        return { kind: 'refused', reason: reasons[response.status] ?? 'unavailable' }
      const { data, fields = [] } = (await response.json()) as {
        data?: unknown
        fields?: DrawnField[]
      }
      const checked = endpoints[previewKinds[collection].endpoint].data.safeParse(data)
      if (!checked.success) return { kind: 'refused', reason: 'incomplete' }
      return { kind: 'found', data: checked.data, fields }
    } catch {
      return { kind: 'refused', reason: 'unavailable' }
    }
  }
}

const reasons: Record<number, Refusal> = { 404: 'missing', 410: 'missing', 422: 'incomplete' }
