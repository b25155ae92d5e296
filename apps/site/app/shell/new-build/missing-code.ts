/**
 * A page whose own code cannot be fetched when it should come to life stays as it was served:
 * complete, with native links and forms. Going on would put an error screen in its place.
 */
import { use } from 'react'

let isCodeMissing = false
const never = new Promise<never>(() => {})

/** Says that code of the page being brought to life is not there. @returns whether that is news. */
export function noteMissingCode(): boolean {
  const isNews = !isCodeMissing
  isCodeMissing = true
  return isNews
}

/** Keeps the page from coming to life without its code. */
export function useCodeOrStayServed(): void {
  if (isCodeMissing) use(never)
}
