import type { RichText } from '@wajiha/contract'
import type { PageIdentity } from '../page-identity.ts'
import type { Subject } from '../subject.ts'
import { blog } from './blog.ts'
import { blogPosting } from './blog-posting.ts'
import { creativeWork } from './creative-work.ts'
import { faqPage } from './faq-page.ts'
import { jobPosting } from './job-posting.ts'
import { localBusiness } from './local-business.ts'
import { organization } from './organization.ts'
import { authorPerson, cardPerson } from './person.ts'
import { service } from './service.ts'
import type { Thing } from './vocabulary.ts'
import { webSite } from './web-site.ts'

/** What a page tells of its subject. Only the pages that introduce the agency tell of it in full. */
export function thingsOf(page: PageIdentity, subject: Subject): Thing[] {
  switch (subject.is) {
    case 'home':
      return [organization(page), webSite(page)]
    case 'agency':
      return [organization(page)]
    case 'offices':
      return [organization(page), ...subject.branches.map((branch) => localBusiness(page, branch))]
    case 'service':
      return [service(page, subject.service), ...faqPage(page, subject.service.questions)]
    case 'questions':
      return faqPage(page, subject.questions)
    case 'blocks':
      return faqPage(
        page,
        subject.blocks.flatMap((block) => (block.type === 'questions' ? block.questions : [])),
      )
    case 'work':
      return [creativeWork(page, subject.project)]
    case 'notebook':
      return [blog(page)]
    case 'article':
      return [blogPosting(page, subject.post), ...faqPage(page, questionsIn(subject.post.body))]
    case 'author':
      return [authorPerson(page, subject.author)]
    case 'card':
      return [cardPerson(page, subject.card)]
    case 'job':
      return jobPosting(page, subject.job)
  }
}

/** The questions that a text answers, where readers see them. */
const questionsIn = (body: RichText) =>
  body.flatMap((block) => (block.type === 'questions' ? block.questions : []))
