/** A filter as the log keeps it: which fields were asked for, and values only where they are codes. */
const codes = new Set([
  'stage',
  'service',
  'branch',
  'form',
  'channel',
  'attribution.channel',
  'campaign',
  'job',
  'owner',
  'assignee',
  'locale',
  'state',
  'kind',
  'createdAt',
  'at',
  'receivedAt',
  'id',
])
const longest = 500
const hidden = '…'

/** @param filter a Payload `where`, or words that hold nothing personal. */
export function describeFilter(filter: unknown): string {
  const text = typeof filter === 'string' ? filter : JSON.stringify(veil(filter, false))
  return (text ?? '').slice(0, longest)
}

function veil(part: unknown, isCode: boolean): unknown {
  if (Array.isArray(part)) return part.map((one) => veil(one, isCode))
  if (typeof part !== 'object' || part === null)
    return isCode || typeof part === 'boolean' ? part : hidden
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, veil(value, isCode || codes.has(key))]),
  )
}
