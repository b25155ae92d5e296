/** What the agency does and says: services, case studies, testimonials, posts, seats, campaigns. */
import type { Content } from './content.ts'
import { inDays, type Links, noon, texts } from './links.ts'

type One<Key extends keyof Content> = Content[Key] extends (infer Entry)[] ? Entry : never

/** The project is connected later: each names the other. */
export const testimonial = ({ project: _, ...voice }: One<'testimonials'>, links: Links) => ({
  ...voice,
  services: links.ids('services', voice.services),
  date: noon(voice.date),
  author: { ...voice.author, ...links.picture('photo', voice.author.photo) },
  permission: { ...voice.permission, grantedAt: noon(voice.permission.grantedAt) },
})

export function project(
  { anonymousName, client, stores, ...work }: One<'projects'>,
  { id, ids, media, picture, rich }: Links,
) {
  return {
    ...work,
    client: {
      ...client,
      industry: id('industries', client.industry),
      ...picture('logo', client.logo),
      ...(anonymousName ? { anonymousName } : {}),
    },
    stores: stores ?? {},
    startedAt: noon(work.startedAt),
    launchedAt: noon(work.launchedAt),
    cover: media(work.cover),
    challenge: rich(work.challenge),
    approach: rich(work.approach),
    result: rich(work.result),
    services: ids('services', work.services),
    stack: work.stack.map((name) => ({ name })),
    gallery: work.gallery.map(({ recording, ...one }) => ({
      ...one,
      image: media(one.image),
      ...(recording ? { recording: id('files', recording) } : {}),
    })),
    testimonials: ids('testimonials', work.testimonials),
  }
}

/** Its work and its voices are connected later: each names the other. */
export const service = (
  { cover, opening, projects: _, testimonials: __, ...offer }: One<'services'>,
  { answers, picture, rich }: Links,
) => ({
  ...offer,
  opening: { ...opening, grid: String(opening.grid) },
  points: texts(offer.points),
  ...picture('cover', cover),
  offer: rich(offer.offer),
  questions: answers(offer.questions),
})

/** What stands under another category names it; that one is there already. */
export const category = ({ parent, ...topic }: One<'categories'>, { id }: Links) => ({
  ...topic,
  ...(parent ? { parent: id('categories', parent) } : {}),
})

/** Related posts are connected later: some are not written yet. */
export const post = (
  { related: _, series, ...post }: One<'posts'>,
  { id, ids, media, rich }: Links,
) => ({
  ...post,
  ...(series ? { series: id('series', series) } : {}),
  body: rich(post.body),
  cover: media(post.cover),
  authors: ids('authors', post.authors),
  categories: ids('categories', post.categories),
  tags: ids('tags', post.tags),
})

export const job = (
  { postedDaysAgo, openForDays, ...seat }: One<'jobs'>,
  { id, ids, rich }: Links,
) => ({
  ...seat,
  department: id('departments', seat.department),
  branches: ids('branches', seat.branches),
  description: rich(seat.description),
  responsibilities: texts(seat.responsibilities),
  requirements: texts(seat.requirements),
  benefits: texts(seat.benefits),
  datePosted: inDays(-postedDaysAgo),
  validThrough: openForDays && inDays(openForDays - postedDaysAgo),
})

export const campaign = ({ testimonial, ...page }: One<'campaigns'>, { answers, id }: Links) => ({
  ...page,
  ...(testimonial ? { testimonial: id('testimonials', testimonial) } : {}),
  questions: answers(page.questions),
})
