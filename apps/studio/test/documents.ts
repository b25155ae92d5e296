/** Small documents for tests, Arabic first. */
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { fromMarkdown } from '../src/content/rich-text/from-markdown.ts'
import { toLexical } from '../src/content/rich-text/to-lexical.ts'

type PostData = RequiredDataFromCollectionSlug<'posts'>

/** A rich text, without pictures. */
export const rich = (markdown: string) =>
  toLexical(fromMarkdown(markdown), () => '') as unknown as PostData['body']

/** Someone to write posts, public in Arabic. */
export async function createAuthor(payload: Payload): Promise<string> {
  const { id } = await payload.create({
    collection: 'authors',
    locale: 'ar',
    data: { name: 'سلمى الهاشمي', slug: '', _status: 'published' },
    overrideAccess: true,
  })
  return id
}

/** A post in Arabic. */
export const arabicPost = (author: string, title = 'الكشيدةُ حين تتنفّس'): PostData => ({
  title,
  slug: '',
  excerpt: 'لماذا يتّسع السطر العربيّ من داخل الحرف.',
  body: rich('## الحرفُ قبل الفراغ\n\nتمتدّ الكلمة حتّى يستقيم الهامش.'),
  authors: [author],
})

/** The same post's English side. */
export const englishPost = {
  title: 'When the kashida breathes',
  slug: '',
  excerpt: 'Why an Arabic line widens from inside the letter.',
  body: rich('## The letter before the space\n\nA word extends until the margin is straight.'),
}

/** Somebody's digital card in Arabic, at an address of its own. */
export const aCard = (key: string) => ({
  key,
  publicCode: `${key}-234`,
  givenName: 'هند',
  familyName: 'الأحمد',
  jobTitle: 'مصمّمة',
  company: 'بركار',
  paper: 'lazaward',
})
