/** What a page is about, where search engines have words for it. */
import type {
  Author,
  Branch,
  Card,
  Job,
  PageBlock,
  Project,
  Question,
  Service,
} from '@wajiha/contract'
import type { WholePost } from '#app/content/shown-post.ts'

export type Subject =
  /** The agency itself and its site. */
  | { is: 'home' }
  | { is: 'agency' }
  | { is: 'offices'; branches: readonly Branch[] }
  | { is: 'service'; service: Service }
  | { is: 'questions'; questions: readonly Question[] }
  | { is: 'blocks'; blocks: readonly PageBlock[] }
  | { is: 'work'; project: Project }
  | { is: 'notebook' }
  | { is: 'article'; post: WholePost }
  | { is: 'author'; author: Author }
  | { is: 'card'; card: Card }
  | { is: 'job'; job: Job }
