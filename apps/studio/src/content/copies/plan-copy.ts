/** Chooses what a copy is called before it is made: in every language, and where nothing stands yet. */
import { type Locale, locales } from '@wajiha/arabic'
import { type CollectionSlug, isolateObjectProperty, type PayloadRequest } from 'payload'
import { fieldOf } from '../../platform/objects.ts'
import { copyAddress, copyWords, scriptOf } from './name-copy.ts'
import { valueAt } from './paths.ts'
import type { CopyRule } from './rules.ts'

type InLanguages = Partial<Record<Locale, string>>

/** By path; a text that is not localised stands as it is. */
export type CopyNames = Record<string, string | InLanguages>

type Asked = { collection: CollectionSlug; id: string; req: PayloadRequest; rule: CopyRule }

const mostCopies = 200

/** @returns nothing when there is no such document: Payload says so itself. */
export async function planCopy({ collection, id, req, rule }: Asked): Promise<CopyNames> {
  const source = await readSource(collection, id, req)
  if (!source) return {}
  for (let number = 1; number <= mostCopies; number += 1) {
    const addresses = namesOf(source, rule.addresses, (text) => copyAddress(text, number))
    if (await isFree(collection, addresses, req)) {
      const words = namesOf(source, rule.words, (text, locale) => copyWords(text, locale, number))
      return { ...words, ...addresses }
    }
  }
  throw new Error(`There are ${mostCopies} copies of ${collection} ${id} already.`)
}

/** The languages of one request do not change that of another question it asks. */
const apart = (req: PayloadRequest) => isolateObjectProperty(req, ['locale', 'fallbackLocale'])

async function readSource(collection: CollectionSlug, id: string, req: PayloadRequest) {
  const found = await req.payload.findByID({
    collection,
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    req: apart(req),
    // Whether this person may read it is asked by Payload when it makes the copy.
    overrideAccess: true,
    disableErrors: true,
  })
  return found
}

type Rename = (text: string, locale: Locale) => string

function namesOf(source: object, paths: readonly string[] = [], rename: Rename): CopyNames {
  const found = paths.flatMap((path) => {
    const name = copyNameOf(valueAt(source, path), rename)
    return name === undefined ? [] : [[path, name] as const]
  })
  return Object.fromEntries(found)
}

function copyNameOf(value: unknown, rename: Rename): CopyNames[string] | undefined {
  if (typeof value === 'string') return value ? rename(value, scriptOf(value)) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const named: InLanguages = {}
  for (const locale of locales) {
    const text = fieldOf(value, locale)
    if (typeof text === 'string' && text) named[locale] = rename(text, locale)
  }
  return named
}

type Question = { path: string; name: string | undefined; locale: Locale }

async function isFree(collection: CollectionSlug, names: CopyNames, req: PayloadRequest) {
  const questions = Object.entries(names).flatMap(([path, name]): Question[] =>
    typeof name === 'string'
      ? [{ path, name, locale: 'ar' }]
      : locales.map((locale) => ({ path, name: name[locale], locale })),
  )
  for (const { path, name, locale } of questions) {
    if (!name) continue
    const where = { [path]: { equals: name } }
    const { totalDocs } = await req.payload.count({
      collection,
      where,
      locale,
      overrideAccess: true,
      req: apart(req),
    })
    if (totalDocs > 0) return false
  }
  return true
}
