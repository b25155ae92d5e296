import type { ImageAnswer } from './image-answer.ts'

/** Small answers in memory, bounded by bytes; the least recently used go first. */
export function createHeldAnswers({ total = 32_000_000, each = 1_000_000 } = {}) {
  const held = new Map<string, ImageAnswer>()
  let bytes = 0

  function drop(key: string) {
    bytes -= held.get(key)?.body.length ?? 0
    held.delete(key)
  }

  return {
    /** @returns `undefined` also when its original should be looked at again. */
    find(key: string): ImageAnswer | undefined {
      const answer = held.get(key)
      if (!answer) return undefined
      if (answer.freshUntil < Date.now()) {
        drop(key)
        return undefined
      }
      held.delete(key)
      held.set(key, answer)
      return answer
    },
    hold(key: string, answer: ImageAnswer): ImageAnswer {
      if (answer.body.length > each) return answer
      drop(key)
      held.set(key, answer)
      bytes += answer.body.length
      for (const oldest of held.keys()) {
        if (bytes <= total) break
        drop(oldest)
      }
      return answer
    },
  }
}
