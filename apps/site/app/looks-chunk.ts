/** The name of the build's file that holds the styles of all that pages share. */
export const looksChunk = 'looks'
