/// <reference types="vite/client" />
import type { ForSearch } from './page-description.ts'

/** Search engines read documents; the browser that goes on from page to page carries none of it. */
export const toldInDocuments = (facts: ForSearch): ForSearch | undefined =>
  import.meta.env.SSR ? facts : undefined
