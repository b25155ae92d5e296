/** How large a file may be that comes into the studio, and a picture that stays in it. */

/** Bytes of one file: a photo of 20 megapixels and more, as a camera writes it. */
export const largestUpload = 30_000_000

/** Bytes of a moving picture, which is kept as it is. */
export const largestMoving = 8_000_000

/** Bytes of a recording: a minute of a screen, well compressed; a telephone fetches all of it. */
export const largestRecording = 12_000_000

/** Pixels of one picture, all its frames together: more than any telephone's sensor has. */
export const largestPixels = 120_000_000

/** A photo is kept no larger than any page or print of the site can show. */
export const keptSide = 4096
export const keptBytes = 8_000_000
