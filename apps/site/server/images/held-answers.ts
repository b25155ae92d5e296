import type { ImageAnswer } from './image-answer.ts'

/**
 * Small answers in memory, bounded by bytes; the least recently used go first. A large one is known
 * for as long as somebody is being sent it, so that many visitors at once share its bytes.
 */
export function createHeldAnswers({ total = 32_000_000, each = 1_000_000 } = {}) {
  const held = new Map<string, ImageAnswer>()
  const large = new Map<string, WeakRef<ImageAnswer>>()
  const forgotten = new FinalizationRegistry((key: string) => {
    if (large.get(key)?.deref() === undefined) large.delete(key)
  })
  let bytes = 0

  function drop(key: string) {
    bytes -= held.get(key)?.body.length ?? 0
    held.delete(key)
  }

  function add(key: string, answer: ImageAnswer) {
    held.set(key, answer)
    bytes += answer.body.length
  }

  return {
    /** @returns `undefined` also when its original should be looked at again. */
    find(key: string): ImageAnswer | undefined {
      const answer = held.get(key) ?? large.get(key)?.deref()
      if (!answer) return undefined
      const isHeld = held.has(key)
      if (isHeld) drop(key)
      if (answer.freshUntil < Date.now()) return undefined
      if (isHeld) add(key, answer)
      return answer
    },
    hold(key: string, answer: ImageAnswer): ImageAnswer {
      drop(key)
      if (answer.body.length > each) {
        large.set(key, new WeakRef(answer))
        forgotten.register(answer, key)
        return answer
      }
      add(key, answer)
      for (const oldest of held.keys()) {
        if (bytes <= total) break
        drop(oldest)
      }
      return answer
    },
  }
}
