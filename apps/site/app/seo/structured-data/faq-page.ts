import type { Question } from '@wajiha/contract'
import type { PageIdentity } from '../page-identity.ts'
import { richTextHtml } from '../rich-text-html.ts'
import { partId } from './ids.ts'
import type { FaqPage } from './vocabulary.ts'

/** Questions and answers that the page shows; none of them, no list. */
export function faqPage(page: PageIdentity, questions: readonly Question[]): FaqPage[] {
  if (questions.length === 0) return []
  const list: FaqPage = {
    '@type': 'FAQPage',
    '@id': partId(page, 'questions'),
    inLanguage: page.locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: richTextHtml(answer, page) },
    })),
  }
  return [list]
}
