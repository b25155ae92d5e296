/** One issue of the newsletter, to be read without the mail. */
import type { PageContext } from '#app/content/page-context.ts'
import { slugPaths } from '#app/seo/paths-of.ts'
import { issueWords } from './words.server.ts'

export async function readNewsletterIssue({ locale, read, params }: PageContext) {
  const found = await read('newsletterIssue', { slug: params.slug ?? '' })
  if (!found) return undefined
  const { id, ...issue } = found.data
  return {
    words: issueWords(locale, (await read('general'))?.data.words),
    issue,
    alternates: slugPaths('/newsletter', issue.slugs),
  }
}
