import { type EndpointName, endpoints, type Locale } from '@wajiha/contract'

/** One read of the contract, in one language. */
export type ContentRequest = {
  name: EndpointName
  /** Path below `{apiBase}`, percent-encoded. */
  path: string
  locale: Locale
}

/** Writes a read as its path: (`blog`, { slug: 'مدّ' }) → `blogs/%D9%85…`. */
export function contentRequest(
  name: EndpointName,
  locale: Locale,
  parameters: Record<string, string> = {},
  query: Record<string, unknown> = {},
): ContentRequest {
  const path = endpoints[name].path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  )
  const search = new URLSearchParams()
  for (const key of Object.keys(query).sort())
    if (query[key] !== undefined) search.set(key, String(query[key]))
  return { name, locale, path: search.size > 0 ? `${path}?${search}` : path }
}

/** The key under which an answer is kept: `ar blogs?page=2`. */
export const keyOf = ({ locale, path }: ContentRequest) => `${locale} ${path}`

/**
 * Whether a list is asked for by what anybody may write into an address: a topic, a further page. There
 * is no end to such questions.
 */
export const isNarrowed = ({ path }: ContentRequest) =>
  /[?&](?:category|tag|series)=|[?&]page=(?!1(?:&|$))/.test(path)

/**
 * Whether an answer is long and asked for by programs alone: after a change it is read again when somebody asks,
 * and waited for then.
 */
export const isReadWhenAsked = ({ name }: ContentRequest): boolean => name === 'addresses'

const documents: ReadonlySet<EndpointName> = new Set([
  'blog',
  'project',
  'author',
  'job',
  'blockPage',
  'newsletterIssue',
  'card',
  'shortLink',
])

/** Whether it is one of the documents of an agency, which may become tens of thousands. */
export const isDocument = ({ name }: ContentRequest): boolean => documents.has(name)
