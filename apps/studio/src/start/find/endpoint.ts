/** `GET /api/find?q=…`: documents, pages and things to begin, for whoever has signed in. */
import { normaliseForSearch, readLocale } from '@wajiha/arabic'
import { limits } from '@wajiha/contract'
import type { Endpoint, PayloadRequest } from 'payload'
import { behind } from '../../platform/access/may.ts'
import { placesOf } from '../places.ts'
import { findEverything, type Hit, labelsOf, searched } from './search.ts'

type Locale = 'ar' | 'en'
export type Found = { href: string; title: string; about?: string }
export type Group = { title: string; found: Found[] }

/** What is begun most; in this order. */
const begun = [
  'posts',
  'projects',
  'jobs',
  'campaigns',
  'block-pages',
  'short-links',
  'testimonials',
  'media',
]
const fewWays = 8

export const findEndpoint: Endpoint = {
  path: '/find',
  method: 'get',
  handler: behind('openStudio', async (req) => {
    const locale = readLocale(req.i18n?.language)
    const typed = String(req.query.q ?? '').slice(0, limits.searchCharacters)
    const [hits, ways] = await Promise.all([
      findEverything(req, typed, locale),
      waysOf(req, locale),
    ])
    const groups = [...documents(req, hits, locale), ...matching(ways, typed)]
    return Response.json({ groups }, { headers: { 'cache-control': 'private, no-store' } })
  }),
}

function documents({ payload }: PayloadRequest, hits: Hit[], locale: Locale): Group[] {
  return searched.flatMap((slug) => {
    const found = hits
      .filter(({ collection }) => collection === slug)
      .map(({ id, title, number }) => ({
        href: `/admin/collections/${slug}/${id}`,
        title: title || { ar: 'بلا عنوان', en: 'No title' }[locale],
        ...(number ? { about: `#${number}` } : {}),
      }))
    const config = payload.collections[slug as 'posts']?.config
    return config && found.length > 0 ? [{ title: labelsOf(config).plural[locale], found }] : []
  })
}

/** Pages, lists, and «مقال جديد»: what this person may open or begin. */
async function waysOf(req: PayloadRequest, locale: Locale): Promise<Group[]> {
  const { collections } = req.payload.config
  const readable = await Promise.all(
    collections.map(async (config) => {
      const isListed = !config.slug.startsWith('payload-') && (await config.access.read({ req }))
      const mayBegin = begun.includes(config.slug) && (await config.access.create({ req }))
      return { config, isListed: Boolean(isListed), mayBegin: mayBegin === true }
    }),
  )
  const pages = [
    ...placesOf(req.user).map(({ href, words }) => ({ href, title: words[locale] })),
    ...readable
      .filter(({ isListed }) => isListed)
      .map(({ config }) => ({
        href: `/admin/collections/${config.slug}`,
        title: labelsOf(config).plural[locale],
      })),
    { href: '/admin/account', title: { ar: 'حسابك', en: 'Your account' }[locale] },
  ]
  const news = begun.flatMap((slug) => {
    const one = readable.find(({ config, mayBegin }) => config.slug === slug && mayBegin)
    if (!one) return []
    const { singular } = labelsOf(one.config)
    const title = { ar: `${singular.ar}: إضافة`, en: `New: ${singular.en}` }[locale]
    return [{ href: `/admin/collections/${slug}/create`, title }]
  })
  return [
    { title: { ar: 'ابدأ', en: 'Begin' }[locale], found: news },
    { title: { ar: 'صفحات', en: 'Pages' }[locale], found: pages },
  ]
}

const matching = (groups: Group[], typed: string): Group[] => {
  const words = normaliseForSearch(typed).split(/\s+/).filter(Boolean)
  return groups.flatMap(({ title, found }) => {
    const named = found.filter((one) => {
      const text = normaliseForSearch(one.title)
      return words.every((word) => text.includes(word))
    })
    return named.length > 0 ? [{ title, found: named.slice(0, fewWays) }] : []
  })
}
