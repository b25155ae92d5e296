import { useMatches, useRouter } from '@tanstack/react-router'
import type { ServerContext } from '#app/content/page-data.ts'

/**
 * What `data-asleep` says on `<html>` (BEHAVIOURS 11): there for pages that only a press wakes. The server
 * says it of the page it sends, the browser's entry reads it before the app is there, and React leaves it alone.
 */
export const useAsleep = import.meta.env.SSR ? useServedAsleep : () => undefined

function useServedAsleep(): '' | undefined {
  const { additionalContext } = useRouter().options as {
    additionalContext?: { serverContext?: ServerContext }
  }
  const staysAsleep = useMatches({ select: (matches) => matches.at(-1)?.staticData.staysAsleep })
  const isPage = additionalContext?.serverContext?.outcome.kind === 'page'
  return staysAsleep || !isPage ? '' : undefined
}
