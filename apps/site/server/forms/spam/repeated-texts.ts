/**
 * Which texts came from several senders. Only hashes are kept, in memory, of the newest few thousand;
 * addresses in a text count as one, so that a campaign with changing links is still one text.
 */

import { createHash } from 'node:crypto'
import type { Answers } from '@wajiha/contract'
import { LRUCache } from 'lru-cache'
import { text as limits } from './thresholds.ts'
import { foldText } from './word-lists.ts'

const most = 5_000

type RepeatedTexts = {
  /** Notes the text of a message. @returns whether so many others sent the same. */
  note: (answers: Answers) => boolean
}

export function createRepeatedTexts(): RepeatedTexts {
  /** Hash of a text → hashes of its senders, no more than matter. */
  const sendersOf = new LRUCache<string, Set<string>>({ max: most })
  return {
    note(answers) {
      const folded = foldText(withoutLinks(answers.message ?? ''))
      if (folded.length < limits.shortestCompared) return false
      const key = hash(folded)
      const senders = sendersOf.get(key) ?? new Set()
      if (senders.size < limits.sendersOfOne)
        senders.add(hash(answers.emailNorm ?? answers.phoneE164 ?? ''))
      sendersOf.set(key, senders)
      return senders.size >= limits.sendersOfOne
    },
  }
}

/** Word by word: an expression that looks for them in the whole text would start anew at each letter. */
const withoutLinks = (text: string) =>
  text
    .split(/\s/)
    .filter((word) => !/\/\/|www\./i.test(word))
    .join(' ')
    .replace(/\d/g, ' ')

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
