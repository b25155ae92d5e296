import type { ReactNode } from 'react'

/** What stands between the tags of a component, one by one, without what draws nothing. */
export const partsOf = (children: ReactNode): ReactNode[] =>
  ([children].flat(Number.POSITIVE_INFINITY) as ReactNode[]).filter(
    (part) => part != null && typeof part !== 'boolean' && part !== '',
  )
