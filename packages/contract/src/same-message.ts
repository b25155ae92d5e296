/**
 * Whether two submissions are one message that two nodes of the site took in: each has an id, a moment and a
 * judgement of its own, and what the visitor said is the same. For servers.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Submission } from './forms/submission.ts'

export const isSameMessage = (one: Submission, other: Submission): boolean =>
  isDeepStrictEqual(saidIn(one), saidIn(other))

const saidIn = ({ idempotencyKey, form, answers, attachment, files = [] }: Submission) => ({
  idempotencyKey,
  form,
  answers,
  attachment: attachment?.sha256,
  files: files.map(({ question, sha256 }) => [question, sha256]),
})
