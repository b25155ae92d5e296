/** The oldest browsers that pages are built for. `tools/check-browser-floor.ts` holds our own code to them. */
export const browserFloor = { chrome: '119', safari: '17.1', firefox: '119' } as const

/** The same in the words of the bundler. */
export const buildTarget = Object.entries(browserFloor).map(([name, version]) => name + version)
