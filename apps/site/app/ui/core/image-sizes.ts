/**
 * The one table of picture sizes. `Picture` takes its `sizes` and `box` from here and the image
 * endpoint makes only these sizes, so that no address can order work that no page asked for. A new
 * layout adds its line here; TypeScript refuses a size that is not in the table.
 */

/** Named screens, in CSS pixels of width. */
export const screens = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** How many pixels of the screen may stand behind one CSS pixel. */
export const densities = [1, 2] as const

/**
 * How wide pictures stand, as `screen:width` pairs: `md:50vw` means half of the page from the md
 * screen on. Widths are `vw` or `px`; an entry without a screen holds from 0 on.
 */
export const declaredSizes = [
  // From edge to edge; all the others are told as if they stood within the page's gutters.
  'xs:100vw sm:100vw md:100vw lg:100vw xl:100vw',
  // As wide as a column of text (the default).
  'xs:100vw sm:100vw md:768px',
  // Seven columns of twelve: a list's first post.
  'xs:100vw sm:100vw lg:58vw xl:896px',
  // Half of the page from tablets on.
  'xs:100vw sm:100vw md:50vw xl:640px',
  // A third of the page: cards in three columns.
  'xs:100vw sm:50vw lg:33vw xl:512px',
  // A quarter of the page: cards in four columns.
  'xs:50vw md:33vw lg:25vw xl:384px',
] as const

/** Pictures of one fixed size in CSS pixels, `WIDTHxHEIGHT` (cut to fit) or `WIDTH`. */
export const declaredBoxes = [
  '48x48',
  '96x96',
  '100x100',
  '200',
  '320x320',
  '1200x630',
  '1200x675',
  '1200x900',
  '1200x1200',
] as const

export type PictureSizes = (typeof declaredSizes)[number]
export type PictureBox = (typeof declaredBoxes)[number]
