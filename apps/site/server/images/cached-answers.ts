import { LRUCache } from 'lru-cache'
import type { ImageAnswer } from './image-answer.ts'

/**
 * Small answers in memory, bounded by bytes; the least recently used go first. A large one is known
 * for as long as somebody is being sent it, so that many visitors at once share its bytes.
 */
export function createCachedAnswers({ total = 12_000_000, each = 1_000_000 } = {}) {
  const held = new LRUCache<string, ImageAnswer>({
    maxSize: total,
    sizeCalculation: ({ body }) => body.length || 1,
  })
  const large = new Map<string, WeakRef<ImageAnswer>>()
  const forgotten = new FinalizationRegistry((key: string) => {
    if (large.get(key)?.deref() === undefined) large.delete(key)
  })

  return {
    /** @returns `undefined` also when its original should be looked at again. */
    find(key: string): ImageAnswer | undefined {
      const answer = held.get(key) ?? large.get(key)?.deref()
      if (!answer || answer.freshUntil >= Date.now()) return answer
      held.delete(key)
      return undefined
    },
    hold(key: string, answer: ImageAnswer): ImageAnswer {
      held.delete(key)
      if (answer.body.length <= each) held.set(key, answer)
      else {
        large.set(key, new WeakRef(answer))
        forgotten.register(answer, key)
      }
      return answer
    },
  }
}
