/** The name of the file with the entry of the app and all that it brings. */
export const startChunk = 'start'
