/** The drawn name as outlines: بركار in square Kufic, and Birkar. `point` is the nuqta, in the accent. */
import type { Locale } from '@wajiha/contract'

export type Outline = {
  /** Left, top, width and height of the drawing. Of a name, 0 is the line that its letters stand on. */
  box: readonly [x: number, y: number, width: number, height: number]
  ink: string
  point: string
}

/** Parts of one height, in the order they are read, from right to left. */
export type Stretched = { first: Outline; stroke: Outline; last: Outline }

const ba = 'M0-46V0H-41V-16H-16V-46Z'
const firstRa = 'M-41-46V0A33 33 0 0 1-74 33h-4V17h4A17 17 0 0 0-57 0V-46Z'
const kafArm = 'A7 7 0 0 0-101-30H-163L-89-104H-66.4L-124.4-46Z'
const nuqta = 'M-15 15.5l13.5 13.5-13.5 13.5-13.5-13.5z'

/** The name as it is read out, where nothing beside the drawing says it. */
export const wordmarkNames: Record<Locale, string> = { ar: 'بِركار', en: 'Birkar' }

/** The name as tall as its surroundings ask. */
export const wordmarks: Record<Locale, Outline> = {
  ar: {
    box: [-278, -104, 278, 147],
    ink: `${ba}${firstRa}M-101-46A23 23 0 0 1-101 0H-228V-104H-212V-16H-101${kafArm}M-241-46V0A33 33 0 0 1-274 33h-4V17h4A17 17 0 0 0-257 0V-46Z`,
    point: nuqta,
  },
  en: {
    box: [0, -122, 422.3, 124],
    ink: 'M10.2 0V-99.1H53.2Q68.8-99.1 77.9-91.9T87.1-71.1Q87.1-63.7 83.7-58.4T71.6-50.1V-49.4Q81-47 85.7-40.6T90.3-24.8Q90.3-12.2 82.4-6.1T59.2 0ZM34.8-19.2H53.5Q59-19.2 62-22.1T65-30.2Q65-35.5 62-38.4T53.5-41.3H34.8ZM34.8-58H50.8Q56.2-58 59.3-60.8T62.3-68.9Q62.3-74.3 59.3-77.1T50.8-79.8H34.8ZM102.7 0V-74.7H127.3V0ZM142.3 0V-74.7H166.9V-60.4H168.1Q171.1-67.4 176.8-71.7T191.8-76.1Q193.6-76.1 195.1-75.9V-55.6Q190.9-57 186.6-57 178.7-57 172.8-52.6T166.9-39.7V0ZM204.6 0V-103.1H229.7V-48.2H233L253.5-74.7H280.1L252.4-40.6 282.6 0H255.3L233-31.9H229.7V0ZM308.8 1.4Q298.6 1.4 292.1-3.8T285.6-19.8Q285.6-32.3 294.5-38T318.2-44.1L331.9-44.7V-49.8Q331.9-52.6 330.3-54.5T326.1-57.4Q323.5-58.4 320.5-58.4 316-58.4 312.5-56.2T309-49.8H287.5Q286.9-58 291.2-63.9T303.4-72.9Q311.3-76.1 321.4-76.1T339.7-72.9Q347.5-69.7 352-63.9T356.5-49.8V0H331.9V-11.8H330.8Q328.8-5.6 323.4-2.1T308.8 1.4ZM310.9-22Q310.9-18.8 313.1-17.2T319.4-15.6Q323.5-15.6 326.3-17T330.5-20.7 331.9-25.7V-29.6L321.3-29.3Q315.9-29.1 313.4-27.1T310.9-22ZM367.7 0V-74.7H392.3V-60.4H393.6Q396.5-67.4 402.3-71.7T417.3-76.1Q419.1-76.1 420.6-75.9V-55.6Q416.4-57 412.1-57 404.1-57 398.2-52.6T392.3-39.7V0Z',
    point: 'M114.9-114.5 129.6-99.8 114.9-85 100.2-99.8Z',
  },
}

/**
 * The name across a whole line, for the foot of the pages: its stroke, the arm of the kaf, takes what
 * room there is. `undefined` for a name without such a stroke, which stands there at its own length.
 */
export const stretchedWordmark: Stretched | undefined = {
  first: {
    box: [-165, -104, 165, 147],
    ink: `${ba}${firstRa}M-101-46A23 23 0 0 1-101 0H-165V-16H-101${kafArm}`,
    point: nuqta,
  },
  stroke: { box: [0, -104, 10, 147], ink: 'M0-16h10v16h-10z', point: '' },
  last: {
    box: [-82, -104, 82, 147],
    ink: 'M0 0H-32V-104H-16V-16H0ZM-45-46V0A33 33 0 0 1-78 33h-4V17h4A17 17 0 0 0-61 0V-46Z',
    point: '',
  },
}
