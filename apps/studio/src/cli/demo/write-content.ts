/** The order in which documents need each other, and how each file becomes a document. */
import { join } from 'node:path'
import type { PageKey } from '@wajiha/contract'
import { fromMarkdown } from '../../rich-text/from-markdown.ts'
import { toLexical } from '../../rich-text/to-lexical.ts'
import type { Content } from './content.ts'
import type { Store } from './store.ts'

type Both = { ar: string; en: string }

const noon = (day: string | undefined) => (day ? `${day}T12:00:00.000Z` : undefined)
const texts = (rows: readonly Both[]) => rows.map((text) => ({ text }))

export async function writeContent(store: Store, content: Content, folder: string): Promise<void> {
  const write = writers(store, folder)
  await write.media(content.media)
  await write.vocabulary(content)
  await write.people(content)
  const freshVoices = await write.testimonials(content.testimonials)
  await write.projects(content.projects)
  await write.connectVoices(content.testimonials, freshVoices)
  await write.services(content.services)
  await write.posts(content.posts)
  await write.jobs(content.jobs)
  await write.campaigns(content.campaigns)
  await write.links(content)
  await write.general(content.general)
  await write.pages(content.pages)
}

function writers(store: Store, folder: string) {
  const media = (key: string, who: string) => store.id('media', key, who)
  const rich = (source: Both, who: string) => ({
    ar: toLexical(fromMarkdown(source.ar), (key) => media(key, who)),
    en: toLexical(fromMarkdown(source.en), (key) => media(key, who)),
  })
  const ids = (collection: Parameters<Store['id']>[0], keys: readonly string[], who: string) =>
    keys.map((key) => store.id(collection, key, who))
  const answers = (rows: readonly { question: Both; answer: Both }[], who: string) =>
    rows.map(({ question, answer }) => ({ question, answer: rich(answer, who) }))

  return {
    async media(files: Content['media']) {
      const entries = Object.entries(files).map(([key, { file, alt }]) => ({
        key,
        data: { alt },
        filePath: join(folder, file),
      }))
      await store.put('media', 'importKey', entries)
    },

    async vocabulary({ industries, departments, categories, tags }: Content) {
      await store.put('industries', 'key', keyed(industries))
      await store.put('departments', 'key', keyed(departments))
      await store.put('categories', 'importKey', keyed(categories))
      await store.put('tags', 'importKey', keyed(tags))
    },

    async people({ branches, authors, cards }: Content) {
      const offices = branches.map(({ specialHours, ...branch }, order) => ({
        ...branch,
        order,
        specialHours: specialHours.map((one) => ({
          ...one,
          from: noon(one.from),
          to: noon(one.to),
        })),
      }))
      await store.put('branches', 'key', keyed(offices))
      const writing = authors.map((author) => ({
        ...author,
        photo: media(author.photo, `authors.json, ${author.key}`),
      }))
      await store.put('authors', 'importKey', keyed(writing))
      const faces = cards.map((card) => ({
        ...card,
        emails: card.emails.map((email) => ({ email })),
        photo: media(card.photo, `cards.json, ${card.key}`),
        branch: store.id('branches', card.branch, `cards.json, ${card.key}`),
      }))
      await store.put('cards', 'key', keyed(faces))
    },

    testimonials(voices: Content['testimonials']) {
      const entries = voices.map(({ project: _, ...voice }) => ({
        ...voice,
        date: noon(voice.date),
        author: {
          ...voice.author,
          ...(voice.author.photo ? { photo: media(voice.author.photo, voice.key) } : {}),
        },
        permission: { ...voice.permission, grantedAt: noon(voice.permission.grantedAt) },
      }))
      return store.put('testimonials', 'importKey', keyed(entries))
    },

    async connectVoices(voices: Content['testimonials'], fresh: ReadonlySet<string>) {
      for (const { key, project } of voices) {
        if (!project || !fresh.has(key)) continue
        const id = store.id('projects', project, `testimonials.json, ${key}`)
        await store.connect('testimonials', key, { project: id })
      }
    },

    async projects(projects: Content['projects']) {
      const entries = projects.map(({ anonymousName, client, stores, ...project }) => {
        const who = `projects/${project.key}.json`
        return {
          ...project,
          client: {
            ...client,
            industry: store.id('industries', client.industry, who),
            ...(client.logo ? { logo: media(client.logo, who) } : {}),
            ...(anonymousName ? { anonymousName } : {}),
          },
          stores: stores ?? {},
          startedAt: noon(project.startedAt),
          launchedAt: noon(project.launchedAt),
          cover: media(project.cover, who),
          challenge: rich(project.challenge, who),
          approach: rich(project.approach, who),
          result: rich(project.result, who),
          stack: project.stack.map((name) => ({ name })),
          gallery: project.gallery.map((one) => ({ ...one, image: media(one.image, who) })),
          testimonials: ids('testimonials', project.testimonials, who),
        }
      })
      await store.put('projects', 'importKey', keyed(entries))
    },

    async services(services: Content['services']) {
      const order = ['web-applications', 'mobile-applications', 'digital-marketing']
      const entries = services.map(({ cover, ...service }) => {
        const who = `services/${service.key}.json`
        return {
          ...service,
          order: order.indexOf(service.key),
          points: texts(service.points),
          ...(cover ? { cover: media(cover, who) } : {}),
          offer: rich(service.offer, who),
          questions: answers(service.questions, who),
          projects: ids('projects', service.projects, who),
          testimonials: ids('testimonials', service.testimonials, who),
        }
      })
      await store.put('services', 'key', keyed(entries))
    },

    async posts(posts: Content['posts']) {
      const entries = posts.map(({ related: _, ...post }) => {
        const who = `posts/${post.key}/post.json`
        return {
          ...post,
          body: rich(post.body, who),
          cover: media(post.cover, who),
          authors: ids('authors', post.authors, who),
          categories: ids('categories', post.categories, who),
          tags: ids('tags', post.tags, who),
        }
      })
      const fresh = await store.put('posts', 'importKey', keyed(entries))
      for (const { key, related } of posts) {
        if (!fresh.has(key) || related.length === 0) continue
        await store.connect('posts', key, { related: ids('posts', related, `posts/${key}`) })
      }
    },

    async jobs(jobs: Content['jobs']) {
      const entries = jobs.map((job) => {
        const who = `jobs/${job.key}.json`
        return {
          ...job,
          department: store.id('departments', job.department, who),
          branches: ids('branches', job.branches, who),
          description: rich(job.description, who),
          responsibilities: texts(job.responsibilities),
          requirements: texts(job.requirements),
          benefits: texts(job.benefits),
          datePosted: noon(job.datePosted),
          validThrough: noon(job.validThrough),
        }
      })
      await store.put('jobs', 'importKey', keyed(entries))
    },

    async campaigns(campaigns: Content['campaigns']) {
      const entries = campaigns.map(({ testimonial, ...campaign }) => {
        const who = `campaigns/${campaign.key}.json`
        return {
          ...campaign,
          ...(testimonial ? { testimonial: store.id('testimonials', testimonial, who) } : {}),
          questions: answers(campaign.questions, who),
        }
      })
      await store.put('campaigns', 'importKey', keyed(entries))
    },

    async links({ shortLinks, redirects }: Content) {
      const short = shortLinks.map((data) => ({ key: data.code, data }))
      await store.put('short-links', 'code', short)
      const moved = redirects.map(({ status, ...data }) => ({
        key: data.from,
        data: { ...data, status: String(status) },
      }))
      await store.put('redirects', 'from', moved)
    },

    async general({
      numerals,
      months,
      hijri,
      lightLogo,
      darkLogo,
      ...general
    }: Content['general']) {
      const logo = (keys: Both) => ({
        ar: media(keys.ar, 'general.json'),
        en: media(keys.en, 'general.json'),
      })
      await store.fill('general', {
        ...general,
        writing: { numerals, months, hijri },
        lightLogo: logo(lightLogo),
        darkLogo: logo(darkLogo),
      })
    },

    async pages(pages: Content['pages']) {
      for (const { key, body, ...page } of pages) {
        const who = `pages/${key}.json`
        const special = specials[key]?.(page, { media, store, rich, who }) ?? {}
        const text = body ? { body: rich(body, who) } : {}
        await store.fill(`page-${key}` as const, { ...page, ...special, ...text } as never)
      }
    },
  }
}

const keyed = <Row extends { key: string }>(rows: readonly Row[]) =>
  rows.map(({ key, ...data }) => ({ key, data: data as Record<string, unknown> }))

type Tools = {
  media: (key: string, who: string) => string
  rich: (source: Both, who: string) => unknown
  store: Store
  who: string
}
type Page = Record<string, unknown>
type Person = { photo?: string; card?: string }

/** What a page holds beyond plain words. */
const specials: Partial<Record<PageKey, (page: Page, tools: Tools) => Page>> = {
  about: ({ story, clients, team }, { media, rich, store, who }) => {
    const { names, ...others } = clients as { names: Both[] }
    const { people, ...rest } = team as { people: Person[] }
    return {
      story: rich(story as Both, who),
      clients: { ...others, names: names.map((name) => ({ name })) },
      team: {
        ...rest,
        people: people.map(({ photo, card, ...person }) => ({
          ...person,
          ...(photo ? { photo: media(photo, who) } : {}),
          ...(card ? { card: store.id('cards', card, who) } : {}),
        })),
      },
    }
  },
  contact: ({ next }) => ({ next: texts(next as Both[]) }),
  'thank-you': ({ next }) => ({ next: texts(next as Both[]) }),
  'privacy-policy': ({ effectiveDate }) => ({ effectiveDate: noon(String(effectiveDate)) }),
  'terms-and-conditions': ({ effectiveDate }) => ({ effectiveDate: noon(String(effectiveDate)) }),
}
