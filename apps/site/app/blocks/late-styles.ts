import { buildId } from '#app/build-id.ts'
import { lateStylesPath } from './late-chunk.ts'

/** The styles of late blocks, as links of the head of a page that shows some. */
export const lateStyles = (isNeeded: boolean | undefined) =>
  isNeeded && !import.meta.env.DEV
    ? [{ rel: 'stylesheet', href: `/${lateStylesPath(buildId)}` }]
    : []
