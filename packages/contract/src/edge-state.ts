/**
 * How the shared cache in front of the site was last told of changes, in `DATA_DIR/cache/edge.json`: the site
 * writes it while it is not heard, the doctor reads it.
 */
import { z } from 'zod'

export const edgeStateFile = ['cache', 'edge.json'] as const

const edgeStateSchema = z.object({
  /** Since when nothing of what waits was taken. */
  since: z.iso.datetime(),
  /** What the cache answered, in English; it names no key. */
  reason: z.string(),
})

export type EdgeState = z.output<typeof edgeStateSchema>

/** @returns nothing where all is well, or where the text is none of ours. */
export function readEdgeState(text: string): EdgeState | undefined {
  try {
    return edgeStateSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
