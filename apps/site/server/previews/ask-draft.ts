/** Asks the studio for a draft, with the service key; each time anew, and kept nowhere. */
import { endpoints } from '@wajiha/contract'
import type { PreviewCollection, PreviewTarget } from '@wajiha/contract/preview'
import { createStudioCalls } from '../plumbing/studio-calls.ts'
import type { Refusal } from './words.ts'

/** The read of the contract in whose place a draft stands. */
export const draftEndpoints = {
  posts: 'blog',
  projects: 'project',
  jobs: 'job',
  services: 'service',
  campaigns: 'campaign',
  'block-pages': 'blockPage',
  pages: 'page',
} as const satisfies Record<PreviewCollection, keyof typeof endpoints>

export type Draft = { kind: 'found'; data: unknown } | { kind: 'refused'; reason: Refusal }

type AskDraft = (target: PreviewTarget) => Promise<Draft>

export function createAskDraft(apiBase: string, serviceKey: string): AskDraft {
  const call = createStudioCalls(apiBase, serviceKey)
  return async ({ collection, id, locale }) => {
    try {
      const response = await call(`previews/${collection}/${encodeURIComponent(id)}`, {
        headers: { 'content-language': locale },
      })
      if (!response.ok)
        return { kind: 'refused', reason: reasons[response.status] ?? 'unavailable' }
      const { data } = (await response.json()) as { data?: unknown }
      const checked = endpoints[draftEndpoints[collection]].data.safeParse(data)
      if (!checked.success) return { kind: 'refused', reason: 'incomplete' }
      return { kind: 'found', data: checked.data }
    } catch {
      return { kind: 'refused', reason: 'unavailable' }
    }
  }
}

const reasons: Record<number, Refusal> = { 404: 'missing', 410: 'missing', 422: 'incomplete' }
