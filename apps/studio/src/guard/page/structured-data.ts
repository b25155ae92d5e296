/** What search engines are told of a page in structured data, held to what they ask of each type. Pure. */
import { fieldOf, isRecord, membersOf } from '../../platform/objects.ts'

/** Without these a node of the type is passed over. Source: Google’s list of rich results and schema.org. */
const needed: Record<string, readonly string[]> = {
  BlogPosting: ['headline', 'datePublished', 'author'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url'],
  ProfessionalService: ['name', 'url'],
  WebSite: ['name', 'url'],
  Person: ['name'],
  Service: ['name'],
}

/** @param graphs the texts. @returns what is wrong with them, each once: `unreadable`, `BlogPosting.headline`. */
export function mistakesInGraphs(graphs: readonly string[]): string[] {
  if (graphs.length === 0) return ['none']
  return [...new Set(graphs.flatMap(mistakesIn))]
}

function mistakesIn(text: string): string[] {
  const graph = parsed(text)
  if (graph === undefined) return ['unreadable']
  const nodes = '@graph' in graph ? membersOf(graph['@graph']) : [graph]
  const isKnown = /^https?:\/\/schema\.org\/?$/.test(String(graph['@context']))
  return [...(isKnown ? [] : ['@context']), ...nodes.flatMap(mistakesInNode)]
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function mistakesInNode(node: unknown): string[] {
  const types = [fieldOf(node, '@type')].flat().filter((one) => typeof one === 'string')
  if (types.length === 0) return ['@type']
  return types.flatMap((type) =>
    (needed[type] ?? [])
      .filter((name) => isEmpty(fieldOf(node, name)))
      .map((name) => `${type}.${name}`),
  )
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
