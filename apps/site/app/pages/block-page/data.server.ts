import { isPostBlock, type PageBlock, plainText, richTextsOf } from '@wajiha/contract'
import type { PageContext } from '#app/content/page-context.ts'
import { slugPaths } from '#app/seo/paths-of.ts'

/** A page that an editor made from blocks. */
export async function readBlockPage({ read, params }: PageContext) {
  const found = await read('blockPage', { slug: params.slug ?? '' })
  if (!found) return undefined
  const { id, ...page } = found.data
  return {
    page,
    description: page.lead ?? firstWords(page.blocks),
    /** Whether it holds what only late styles can dress. */
    hasLateBlocks: page.blocks.some(isLate),
    alternates: slugPaths('', page.slugs),
  }
}

const isLate = (block: PageBlock) =>
  block.type === 'form' || richTextsOf(block).some((text) => text.some(isPostBlock))

/** What it says first, where nobody wrote what it is about. */
const firstWords = (blocks: readonly PageBlock[]): string | undefined =>
  blocks
    .flatMap(richTextsOf)
    .map(plainText)
    .find((words) => words !== '')
    ?.split('\n')
    .find((line) => line.length > 40)
