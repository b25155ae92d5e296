/**
 * The ornament's settings: which grid draws what, and how far the compass opens. Every opening θ is in
 * degrees and lies within `openingRange`. The geometry is the site's. What only drawn pictures need is
 * in `drawn-motif.ts`: this file reaches every visitor. Single numbers weigh nothing, as the build puts
 * them where they are used; what is a list or a table weighs on every page.
 */
/** The three tilings: 4.8.8, 6.6.6 and 3.12.12, named by the sides of their large polygon. */
export type Grid = 8 | 6 | 12

export type Opening = { grid: Grid; theta: number }

/** Edges of the large polygons in px where pages show a ground of stars: all look equally dense. */
export const octagonEdge = 46
export const hexagonEdge = 52
export const dodecagonEdge = 30

/** What a new service begins with, until its editors choose: beside its name at home, and behind the head of its page. */
export const serviceOpening: Opening = { grid: 8, theta: 62 }

/** The tiles of the branches, which take them in turn, in their own order. */
export const branchOpenings: readonly Opening[] = [
  { grid: 8, theta: 64 },
  { grid: 6, theta: 55 },
  { grid: 12, theta: 68 },
]

/** The paper that a business card lies on. */
export const cardGrid: Grid = 8
export const cardTheta = 62

/** The band across the home page, drawn in straps. */
export const bandGrid: Grid = 8

/** Edge of the band's large polygon in px; phones show the band at 64 %. */
export const bandEdge = 72

/** How far a visitor may open the compass of the band, and how far it is open before. */
export const openingRange = { min: 22, max: 76, initial: 58 } as const

/**
 * The star that stands alone: on the bar of an inscription, in the head of the page about the agency,
 * between the fours of a page that is not there, and on the home page's share image. Its rays, and θ.
 */
export const starRays = 8
export const starTheta = 58

/** How thick the ring is that stands on a bar, where 100 is its height. */
export const ringWidth = 13

/** How far the small stars between dodecagons open at most. */
export const smallStarTheta = 58

/** Letters that each line of a two-word title may have; a longer title is set as plain text. */
export const longestTitleLine = 9

/** θ of the star that the page about the agency constructs from one point, in a hexagon. */
export const constructionTheta = 55

/** The grid on share images of posts and their authors. */
export const notebookGrid: Grid = 12

/** The grid on share images of campaigns. */
export const campaignGrid: Grid = 12

/** The grid on share images of open seats and their list. */
export const seatsGrid: Grid = 6

/** The grid on all other share images; pages of a service, and of work for one, take the service's. */
export const plainGrid: Grid = 8
