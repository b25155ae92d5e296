/** The name of the build's files that hold the blocks of an article. */
export const lateChunk = 'article-blocks'

/** Where the build puts their styles: named by the build, as the pages that link them are. */
export const lateStylesPath = (build: string) => `_assets/${lateChunk}-${build}.css`
