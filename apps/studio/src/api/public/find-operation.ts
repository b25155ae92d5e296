import { addressPartSchema } from '@wajiha/contract'
import { type Operation, operations } from '@wajiha/contract/public-api'

export type FoundOperation = { operation: Operation; params: Record<string, string> }

/** Every operation that stands at a path, one a method: `['links', 'Ramadan']` → `readLink`, { code }. */
export function findOperations(segments: readonly string[]): FoundOperation[] {
  return operations.flatMap((operation) => {
    const params = matchPath(operation.path.split('/'), segments)
    return params ? [{ operation, params }] : []
  })
}

function matchPath(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = (segments[index] ?? '').normalize('NFC')
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    if (name === undefined && part !== segment) return undefined
    if (name === undefined) continue
    if (!addressPartSchema.safeParse(segment).success) return undefined
    params[name] = segment
  }
  return params
}
