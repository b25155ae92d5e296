/** A campaign's page with its tags, as a short link leads to it. */

type Tags = { slug: string; source: string; medium: string; content?: string | null; code: string }

/** `/campaign/spring?utm_source=x&utm_medium=social&utm_campaign=spring&via=short:spring-x`. */
export function taggedPath({ slug, source, medium, content, code }: Tags): string {
  const query = new URLSearchParams({
    utm_source: source,
    utm_medium: medium,
    utm_campaign: slug,
    ...(content ? { utm_content: content } : {}),
  })
  const kind = medium === 'qr' ? 'qr' : 'short'
  return `/campaign/${encodeURIComponent(slug)}?${query}&via=${kind}:${encodeURIComponent(code)}`
}
