import { useMatches } from '@tanstack/react-router'
import type { Paper } from '@wajiha/contract'

type Dyed = { paper?: Paper | undefined }

/**
 * The dyed paper of the page being shown, for what stands around it: the one its editor chose
 * (`words.paper`, or the paper of the project, campaign or card it shows), or the route's own.
 * A page that failed has none.
 */
export function usePagePaper(): Paper | undefined {
  return useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      if (!page || matches.some(({ status }) => status === 'error')) return undefined
      if (page.staticData.paper === 'plain') return undefined
      return dyedIn(page.loaderData) ?? page.staticData.paper
    },
  })
}

function dyedIn(data: unknown): Paper | undefined {
  if (data === null || typeof data !== 'object') return undefined
  const parts = Object.values(data as Record<string, Dyed | undefined>)
  return parts.find((part) => part && !Array.isArray(part) && part.paper)?.paper
}
