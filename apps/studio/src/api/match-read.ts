import { addressPartSchema, type EndpointName, endpoints } from '@wajiha/contract'
import { entriesOf } from '@wajiha/contract/records'

export type MatchedRead = { name: EndpointName; params: Record<string, string> }

/** Finds the endpoint of a path below `/api/v1/`: `['blogs', 'كشيدة']` → `blog`, { slug }. */
export function matchRead(segments: readonly string[]): MatchedRead | undefined {
  for (const [name, { path }] of entriesOf(endpoints)) {
    const params = matchPath(path.split('/'), segments)
    if (params) return { name, params }
  }
  return undefined
}

function matchPath(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) {
      const asked = addressPartSchema.safeParse(segment.normalize('NFC'))
      if (!asked.success) return undefined
      params[part.slice(1)] = asked.data
    } else if (part !== segment) return undefined
  }
  return params
}
