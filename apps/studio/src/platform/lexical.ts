/** The parts of the editor's saved state that we read; everything else in it is ignored. */

export type LexicalNode = {
  type: string
  children?: LexicalNode[]
  text?: string
  format?: number | string
  tag?: string
  listType?: string
  headerState?: number
  fields?: Record<string, unknown>
  relationTo?: string
  value?: unknown
  [rest: string]: unknown
}

export type LexicalState = { root: LexicalNode }

/** True for a rich text as the editor saves it. */
export function isLexical(value: unknown): value is LexicalState {
  return typeof value === 'object' && value !== null && 'root' in value
}
