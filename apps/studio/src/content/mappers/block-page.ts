/** A page of an editor's own, and its blocks: one that is not whole in this language, or shows nothing, is left out. */
import {
  type BlockPage as BlockPageData,
  type Locale,
  type PageBlock,
  pageBlockSchema,
  type Slugs,
} from '@wajiha/contract'
import type { BlockPage } from '../../payload-types.ts'
import { defined, documents, isPublic } from './defined.ts'
import { toImage } from './image.ts'
import { toQuestions, toTitledTexts } from './parts.ts'
import { toPeople } from './people.ts'
import { toProjectCards } from './project.ts'
import { toRichText } from './rich-text.ts'
import { toSeo } from './seo.ts'
import { toServiceCard } from './service.ts'
import { toTestimonials } from './testimonial.ts'

export const toBlockPage = (page: BlockPage, slugs: Slugs, locale: Locale): BlockPageData => ({
  id: page.id,
  slug: page.slug,
  slugs,
  title: page.title,
  ...defined({ lead: page.lead?.trim() || undefined, paper: page.paper }),
  blocks: (page.blocks ?? []).flatMap((block) => toPageBlock(block, locale) ?? []),
  seo: toSeo(page.seo),
  updatedAt: page.updatedAt,
})

type Stored = NonNullable<BlockPage['blocks']>[number]
type Type = PageBlock['type']
type Reader<Of extends Type> = (
  block: Extract<Stored, { blockType: Of }>,
  locale: Locale,
) => Record<string, unknown>

const readers: { [Of in Type]: Reader<Of> } = {
  text: ({ body }, locale) => ({ body: toRichText(body, locale) }),
  picture: ({ beside, image, caption, side }, locale) => ({
    body: toRichText(beside, locale),
    image: toImage(image),
    side,
    ...said({ caption }),
  }),
  points: ({ points }) => ({ points: toTitledTexts(points) }),
  numbers: ({ sentence }) => ({ sentence }),
  people: ({ people }) => ({ people: toPeople(people) }),
  voices: ({ testimonials }) => ({ testimonials: toTestimonials(testimonials) }),
  services: ({ services }) => ({
    services: documents(services)
      .filter((service) => isPublic(service) && service.name)
      .map(toServiceCard),
  }),
  work: ({ projects }) => ({ projects: toProjectCards(projects) }),
  questions: ({ questions }, locale) => ({ questions: toQuestions(questions, locale) }),
  call: ({ text, label, href }) => ({ text, action: { label, href } }),
  form: ({ form, text }) => ({ form, ...said({ text }) }),
}

function toPageBlock(block: Stored, locale: Locale): PageBlock | undefined {
  const read = readers[block.blockType] as (block: Stored, locale: Locale) => object
  const { title } = block
  const whole = { ...said({ title }), ...read(block, locale), type: block.blockType }
  return pageBlockSchema.safeParse(whole).data
}

/** Those of the texts that say something. */
const said = (texts: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim()))
