import type { PageKey, PageOf } from '@wajiha/contract'
import type { PageContext } from './page-context.ts'

/** The editor's words of a page with a fixed address; `undefined` where they are not published. */
export async function readWords<Key extends PageKey>(
  { read }: PageContext,
  key: Key,
): Promise<PageOf<Key> | undefined> {
  const answer = await read('page', { key })
  return answer?.data.key === key ? (answer.data as PageOf<Key>) : undefined
}
