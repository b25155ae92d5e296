import type { Answer, EndpointName } from '@wajiha/contract'
import type { ContentRequest } from './answer-key.ts'

/** One answer as it is known now; `answer` is absent where nothing is published. */
export type Entry = {
  request: ContentRequest
  answer: Answer<EndpointName> | undefined
  /** The studio answered 410: this document was there and will not return. */
  isGone: boolean
  etag: string | undefined
  /** Of its text, in characters. */
  size: number
  tags: string[]
  isStale: boolean
  /** Counts the changes announced for it, so that an overtaken answer is noticed. */
  generation: number
  /** When it was last asked for, in milliseconds. */
  checkedAt: number
  /** Failed questions since the last good answer. */
  failures: number
}

export const createEntry = (request: ContentRequest): Entry => ({
  request,
  answer: undefined,
  isGone: false,
  etag: undefined,
  size: 0,
  tags: [],
  isStale: false,
  generation: 0,
  checkedAt: 0,
  failures: 0,
})
