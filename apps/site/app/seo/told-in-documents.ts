import type { ForSearch } from './page-description.ts'

/**
 * Search engines read documents; the browser that goes on from page to page carries none of it, and
 * gets `told-in-browsers.ts` in this file's place by the condition in package.json#imports. Plain
 * Node reads descriptions too (share images), where nothing of the bundler's is defined.
 */
export const inDocumentsOnly = (facts: ForSearch): ForSearch | undefined => facts
