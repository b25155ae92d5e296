/** Files of the build that pages name themselves, and what they are called; see `chunks.ts`. */
export const chunkNames = {
  /** The entry of the app and all that it brings. */
  start: 'start',
  /** React and the router. */
  framework: 'framework',
  /** What stands around every page, and the styles of all that pages share. */
  shared: 'shared',
  /** The blocks that few posts hold. */
  late: 'late-blocks',
} as const

/** Where the build puts the late blocks' styles: named by the build, as the pages that link them are. */
export const lateStylesPath = (build: string) => `_assets/${chunkNames.late}-${build}.css`
