import { readHref } from './read-href.ts'

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** A stored text, its links as they were written, however deep they stand; the very same when none is hurt. */
export function healLinks(value: unknown): unknown {
  if (Array.isArray(value)) {
    const healed = value.map(healLinks)
    return healed.every((one, index) => one === value[index]) ? value : healed
  }
  if (!isValues(value)) return value
  const entries = Object.entries(value).map(([key, one]) => [key, healLinks(one)] as const)
  const healed = entries.every(([key, one]) => one === value[key])
    ? value
    : Object.fromEntries(entries)
  return healed.type === 'link' || healed.type === 'autolink' ? withAddress(healed) : healed
}

function withAddress(link: Values): Values {
  const { fields } = link
  if (!isValues(fields) || fields.linkType === 'internal') return link
  const href = readHref(fields.url)
  return href === undefined || href === fields.url
    ? link
    : { ...link, fields: { ...fields, url: href } }
}
