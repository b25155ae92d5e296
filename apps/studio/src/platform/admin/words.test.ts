import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'for-tests-only-0123456789abcdef-0123',
})
const { collections } = await import('../../collections.ts')
const { globals } = await import('../../globals.ts')

type Words = { ar?: string; en?: string }
type Loose = Record<string, unknown>

const isSaid = (words: unknown) => Boolean((words as Words)?.ar && (words as Words)?.en)

/** The paths of everything a person sees that is not said in both languages. */
function unsaid(fields: readonly Field[], path: string): string[] {
  return fields.flatMap((field) => {
    const loose = field as unknown as Loose
    const here = `${path}.${String(loose.name ?? field.type)}`
    const isHidden = (loose.admin as Loose | undefined)?.hidden === true
    const needsLabel = 'name' in field && !isHidden
    const own = needsLabel && !isSaid(loose.label) ? [here] : []
    const options = ((loose.options ?? []) as Loose[])
      .filter((option) => !isSaid(option.label))
      .map((option) => `${here}=${String(option.value)}`)
    const tabs = ((loose.tabs ?? []) as Loose[]).flatMap((tab, index) => [
      ...(isSaid(tab.label) ? [] : [`${here}[${index}]`]),
      ...unsaid(tab.fields as Field[], `${here}[${index}]`),
    ])
    const inner = Array.isArray(loose.fields) ? unsaid(loose.fields as Field[], here) : []
    const rows = field.type === 'array' && !isSaid((field.labels as Loose)?.singular) ? [here] : []
    return [...own, ...options, ...tabs, ...inner, ...rows]
  })
}

describe('the words of the studio', () => {
  it('the words of the studio name every collection in both languages', () => {
    for (const { slug, labels, admin } of collections) {
      expect(isSaid(labels?.singular), slug).toBe(true)
      expect(isSaid(labels?.plural), slug).toBe(true)
      expect(isSaid(admin?.group), slug).toBe(true)
    }
  })

  it('the words of the studio name every page in both languages', () => {
    for (const { slug, label } of globals) expect(isSaid(label), slug).toBe(true)
  })

  it('the words of the studio name every field, option and tab in both languages', () => {
    const missing = [
      ...collections.flatMap(({ slug, fields }) => unsaid(fields, slug)),
      ...globals.flatMap(({ slug, fields }) => unsaid(fields, slug)),
    ]
    expect(missing).toEqual([])
  })
})
