/** An issue in one language, as the contract has it; blocks that are not whole in it, or not public, are left out. */
import {
  type Locale,
  type NewsletterBlock,
  type NewsletterIssueCard,
  newsletterBlockSchema,
} from '@wajiha/contract'
import { defined, document, isPublic } from '../content/mappers/defined.ts'
import { toImage } from '../content/mappers/image.ts'
import { toPostCard } from '../content/mappers/post.ts'
import { toRichText } from '../content/mappers/rich-text.ts'
import type { NewsletterIssue } from '../payload-types.ts'

/** What stands in a mail of one language, and on its page. */
export type Writing = {
  subject: string
  preheader?: string
  blocks: NewsletterBlock[]
}

/** @param issue read in the language alone, with what it points at. @returns nothing where it has no words. */
export function toWriting(issue: NewsletterIssue, locale: Locale): Writing | undefined {
  const subject = issue.subject?.trim()
  const blocks = (issue.blocks ?? []).flatMap((block) => toBlock(block, locale) ?? [])
  if (!subject || blocks.every(({ type }) => type === 'divider')) return undefined
  return { subject, ...defined({ preheader: issue.preheader?.trim() || undefined }), blocks }
}

type Stored = NonNullable<NewsletterIssue['blocks']>[number]
type Type = NewsletterBlock['type']
type Reader<Of extends Type> = (
  block: Extract<Stored, { blockType: Of }>,
  locale: Locale,
) => Record<string, unknown>

const readers: { [Of in Type]: Reader<Of> } = {
  text: ({ body }, locale) => ({ body: toRichText(body, locale) }),
  picture: ({ image, caption, href }) => ({
    image: toImage(image),
    ...defined({ caption: caption?.trim() || undefined, href: href || undefined }),
  }),
  button: ({ label, href }) => ({ label, href }),
  post: ({ post }) => {
    const found = document(post)
    return found && isPublic(found) && found.title && found.slug ? { post: toPostCard(found) } : {}
  },
  divider: () => ({}),
}

function toBlock(block: Stored, locale: Locale): NewsletterBlock | undefined {
  const read = readers[block.blockType] as (block: Stored, locale: Locale) => object
  return newsletterBlockSchema.safeParse({ ...read(block, locale), type: block.blockType }).data
}

/** @param languages in which it was sent. */
export function toIssueCard(
  { slug, startedAt, updatedAt }: NewsletterIssue,
  { subject, preheader }: { subject: string; preheader?: string | null | undefined },
  languages: readonly Locale[],
): NewsletterIssueCard {
  return {
    slug,
    slugs: Object.fromEntries(languages.map((one) => [one, slug])),
    subject: subject.trim(),
    ...defined({ preheader: preheader?.trim() || undefined }),
    sentAt: startedAt ?? updatedAt,
    updatedAt,
  }
}
