import { useRef } from 'react'

/**
 * Begins a piece of work unless it is under way already. What is drawn cannot tell that: of two presses
 * in one moment the second still meets the page as it was before the first.
 */
export function useOneAtATime<Input>(work: (input: Input) => Promise<void>) {
  const isUnderWay = useRef(false)
  return async (input: Input): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work(input)
    } finally {
      isUnderWay.current = false
    }
  }
}
