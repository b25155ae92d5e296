/** Everything a content folder holds, read and checked before a single row is written. */
import { type PageKey, pageKeys } from '@wajiha/contract'
import { z } from 'zod'
import { ContentFolder } from './files.ts'
import { pageShapes } from './page-shapes.ts'
import * as shapes from './shapes.ts'

export type Content = Awaited<ReturnType<typeof readContent>>

/** @throws {ContentMistake} */
export async function readContent(path: string) {
  const folder = new ContentFolder(path)
  const list = <Shape extends z.ZodType>(name: string, shape: Shape) =>
    folder.json(name, z.array(shape))
  return {
    media: await folder.json('media.json', shapes.mediaFile),
    files: await folder.json('files.json', shapes.filesFile),
    general: await folder.json('general.json', shapes.generalFile),
    branches: await list('branches.json', shapes.branch),
    departments: await list('departments.json', shapes.named),
    industries: await list('industries.json', shapes.named),
    authors: await list('authors.json', shapes.author),
    categories: await list('categories.json', shapes.category),
    series: await list('series.json', shapes.series),
    tags: await list('tags.json', shapes.term),
    testimonials: await list('testimonials.json', shapes.testimonial),
    cards: await list('cards.json', shapes.card),
    shortLinks: await list('short-links.json', shapes.shortLink),
    redirects: await list('redirects.json', shapes.redirect),
    services: await folder.all('services', shapes.service),
    projects: await folder.all('projects', shapes.project),
    jobs: await folder.all('jobs', shapes.job),
    campaigns: await folder.all('campaigns', shapes.campaign),
    newsletterIssues: await folder.all('newsletter-issues', shapes.newsletterIssue),
    blockPages: await folder.all('block-pages', shapes.blockPage),
    posts: await readPosts(folder),
    pages: await readPages(folder),
  }
}

async function readPosts(folder: ContentFolder) {
  const names = await folder.folders('posts')
  return Promise.all(
    names.map(async (name) => ({
      ...(await folder.json(`posts/${name}/post.json`, shapes.post)),
      body: await bothTexts(folder, `posts/${name}/`),
    })),
  )
}

/** A page of any kind, in the shape of its kind. */
export type PageContent = { key: PageKey; body?: { ar: string; en: string } } & z.output<
  (typeof pageShapes)[PageKey]
>

async function readPages(folder: ContentFolder): Promise<PageContent[]> {
  return Promise.all(
    pageKeys.map(async (key) => {
      const page = await folder.json(`pages/${key}.json`, pageShapes[key])
      const isLegal = key === 'privacy-policy' || key === 'terms-and-conditions'
      const body = isLegal ? await bothTexts(folder, `pages/${key}.`) : undefined
      return { ...page, key, ...(body ? { body } : {}) }
    }),
  )
}

const bothTexts = async (folder: ContentFolder, start: string) => ({
  ar: await folder.text(`${start}ar.md`),
  en: await folder.text(`${start}en.md`),
})
