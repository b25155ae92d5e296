/** Writes everything, in the order in which documents need each other. */
import { join } from 'node:path'
import type { CollectionSlug } from 'payload'
import type { Content } from './content.ts'
import * as agency from './entries-agency.ts'
import { blockPage, newsletterIssue, page } from './entries-pages.ts'
import * as work from './entries-work.ts'
import { createLinks, type Links } from './links.ts'
import type { Store } from './store.ts'

type Keyed = { key: string }

export async function writeContent(store: Store, content: Content, folder: string): Promise<void> {
  const put = putInto(store)
  await putMedia(store, content, folder)
  await putFiles(store, content, folder)
  await put('industries', 'key', content.industries)
  await put('departments', 'key', content.departments)
  const topics = Object.groupBy(content.categories, ({ parent }) => (parent ? 'under' : 'main'))
  await put('categories', 'importKey', topics.main ?? [], work.category)
  await put('categories', 'importKey', topics.under ?? [], work.category)
  await put('series', 'importKey', content.series)
  await put('tags', 'importKey', content.tags)
  await put('branches', 'key', content.branches.map(agency.branch))
  await put('authors', 'importKey', content.authors, agency.author)
  await put('cards', 'key', content.cards, agency.card)
  const offers = await put('services', 'key', content.services, work.service)
  const voices = await put('testimonials', 'importKey', content.testimonials, work.testimonial)
  await put('projects', 'importKey', content.projects, work.project)
  await connectVoices(store, content, voices)
  await connectServices(store, content, offers)
  const posts = await put('posts', 'importKey', content.posts, work.post)
  await connectPosts(store, content, posts)
  await put('jobs', 'importKey', content.jobs, work.job)
  await put('campaigns', 'importKey', content.campaigns, work.campaign)
  await put('block-pages', 'importKey', content.blockPages, blockPage)
  await put('newsletter-issues', 'slug', content.newsletterIssues, newsletterIssue)
  await putLinks(store, content)
  await fillGlobals(store, content)
}

const putInto =
  (store: Store) =>
  <Entry extends Keyed>(
    collection: CollectionSlug,
    keyField: string,
    entries: readonly Entry[],
    convert: (entry: Entry, links: Links) => Keyed = (entry) => entry,
  ): Promise<Set<string>> => {
    const documents = entries.map((entry) => {
      const links = createLinks(store, `${collection}, ${entry.key}`)
      const { key, ...data } = convert(entry, links)
      return { key, data }
    })
    return store.put(collection, keyField, documents)
  }

async function putMedia(store: Store, { media }: Content, folder: string) {
  const entries = Object.entries(media).map(([key, { file, alt }]) => ({
    key,
    data: { alt },
    filePath: join(folder, file),
  }))
  await store.put('media', 'importKey', entries)
}

async function putFiles(store: Store, { files }: Content, folder: string) {
  const entries = Object.entries(files).map(([key, { file, title }]) => ({
    key,
    data: { title },
    filePath: join(folder, file),
  }))
  await store.put('files', 'importKey', entries)
}

/** Testimonials and case studies name each other, so one side is written twice. */
async function connectVoices(store: Store, { testimonials }: Content, fresh: ReadonlySet<string>) {
  for (const { key, project } of testimonials) {
    if (!project || !fresh.has(key)) continue
    const id = store.id('projects', project, `testimonials, ${key}`)
    await store.connect('testimonials', key, { project: id })
  }
}

/** So do services and what was done for them. */
async function connectServices(store: Store, { services }: Content, fresh: ReadonlySet<string>) {
  for (const { key, projects, testimonials } of services) {
    if (!fresh.has(key)) continue
    const { ids } = createLinks(store, `services, ${key}`)
    await store.connect('services', key, {
      projects: ids('projects', projects),
      testimonials: ids('testimonials', testimonials),
    })
  }
}

async function connectPosts(store: Store, { posts }: Content, fresh: ReadonlySet<string>) {
  for (const { key, related } of posts) {
    if (related.length === 0 || !fresh.has(key)) continue
    const ids = createLinks(store, `posts, ${key}`).ids('posts', related)
    await store.connect('posts', key, { related: ids })
  }
}

async function putLinks(store: Store, { shortLinks, redirects }: Content) {
  const short = shortLinks.map((data) => ({ key: data.code, data }))
  await store.put('short-links', 'code', short)
  const moved = redirects.map((rule) => ({ key: rule.from, data: agency.redirect(rule) }))
  await store.put('redirects', 'from', moved)
}

async function fillGlobals(store: Store, { general, pages }: Content) {
  for (const one of pages) {
    const links = createLinks(store, `pages/${one.key}.json`)
    await store.fill(`page-${one.key}`, page(one, links))
  }
  // Last: whether it was saved says whether an installation has begun.
  await store.fill('general', agency.general(general, createLinks(store, 'general.json')))
}
