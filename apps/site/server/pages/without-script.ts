import type { Drawn } from './render.ts'

/**
 * A page that runs nothing and tells nobody of a visit: nothing measures it and nothing keeps its address.
 * Structured data and preloads go with the scripts, as nothing on it is for machines.
 */
export const withoutScript = <Page extends Drawn>(page: Page): Page => ({
  ...page,
  html: page.html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    // The picture that tells of a visit where no script does.
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replace(/<link\b[^>]*rel="(?:modulepreload|alternate)"[^>]*>/g, ''),
  own: { ...page.own, scripts: [] },
})
