/**
 * Work for a client who asked not to be named is not published with the name in it: not in its
 * address, its words, the words of its pictures, or what search engines are told (WORK-03).
 */
import { normaliseForSearch, otherLocale, readLocale } from '@wajiha/arabic'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf, isObject } from '../../platform/objects.ts'

type Values = Record<string, unknown>

/** Never shown of an anonymised client, or not words. */
const unseen = new Set(['liveUrl', 'stores', 'testimonials', 'searchText', 'importKey', 'id'])

type Saved = Values & { id: string; _status?: Record<string, string> }

export const keepAnonymous: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const project: Values = { ...originalDoc, ...data }
  if (data._status !== 'published' || project.confidentiality !== 'anonymised') return data
  const saved = await readSaved(project.id, req)
  const names = namesOf(project, saved)
  const client = fieldOf(project.client, 'anonymousName')
  const pictures = await wordsOfPictures(project, req)
  const shown = { ...project, client, gallery: [project.gallery, pictures] }
  const path = fieldPlaceOf(names, shown) ?? fieldPlaceOf(names, otherLanguage(saved, req))
  if (!path) return data
  const errors = [{ path, message: sayTo(req, named) }]
  throw new ValidationError({ collection: 'projects', errors, req }, req.t)
}

const named = say(
  'هذا العمل لعميلٍ طلب ألّا يُسمّى، واسمه مكتوب هنا',
  'This work is for a client who asked not to be named, and the name is written here',
)

/** The published row, each localised field in every language. */
async function readSaved(id: unknown, req: PayloadRequest): Promise<Saved | undefined> {
  if (typeof id !== 'string') return undefined
  const where = { id: { equals: id } }
  return (
    (await req.payload.db.findOne<Saved>({ collection: 'projects', where, locale: 'all', req })) ??
    undefined
  )
}

/** What is public in the language that is not being saved now. */
function otherLanguage(saved: Saved | undefined, req: PayloadRequest): Values {
  const other = otherLocale(readLocale(req.locale))
  if (saved?._status?.[other] !== 'published') return {}
  const { client, ...words } = saved
  const shown = only(words, otherLocale(other))
  return isObject(shown) ? shown : {}
}

/** A value without what it holds in one language. */
function only(value: unknown, without: string): unknown {
  if (Array.isArray(value)) return value.map((one) => only(one, without))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== without)
  return Object.fromEntries(kept.map(([key, one]) => [key, only(one, without)]))
}

/** The client's name in each language, as search compares it. */
function namesOf(project: Values, saved: Saved | undefined): string[] {
  const [now, kept] = [fieldOf(project.client, 'name'), fieldOf(saved?.client, 'name')]
  const names = [now, ...Object.values(kept ?? {})]
    .filter((name) => typeof name === 'string')
    .map(folded)
  return [...new Set(names)].filter((name) => name.length > 2)
}

/** The field in which one of the names stands. */
function fieldPlaceOf(names: string[], values: Values): string | undefined {
  const seen = Object.entries(values).filter(([path]) => !unseen.has(path))
  return seen.find(([, value]) => names.some((name) => tells(value, name)))?.[0]
}

/** What the project's pictures say they show. */
async function wordsOfPictures({ cover, gallery, seo }: Values, req: PayloadRequest) {
  const rows = Array.isArray(gallery) ? gallery : []
  const image = fieldOf(seo, 'image')
  const ids = [cover, image, ...rows.map((row) => row?.image)]
    .map((one) => (typeof one === 'object' ? fieldOf(one, 'id') : one))
    .filter((id) => typeof id === 'string')
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    locale: req.locale ?? 'ar',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ alt }) => alt)
}

/** Whether a name stands anywhere in a value, however deep; an address writes hyphens for spaces. */
function tells(value: unknown, name: string): boolean {
  if (typeof value === 'string') return folded(value).includes(name)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, one]) => !unseen.has(key) && tells(one, name))
}

const folded = (text: string) =>
  normaliseForSearch(text)
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
