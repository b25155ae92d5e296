/** How the studio and the page that it frames beside its form know each other. For both, also in browsers. */

/** Where the site answers with such a page; every other address of the site is framed by nobody. */
export const framedPreviewPath = '/preview/live'

/** What they tell each other; each looks at the origin of the other. */
export const previewMessages = {
  /** To the page: the draft was saved. */
  renew: 'wajiha:preview-renew',
  /** From the page: it is drawn. */
  drawn: 'wajiha:preview-drawn',
  /** From the page: a part was pressed; `path` names its field. */
  field: 'wajiha:preview-field',
} as const

/** The part of a draft that is drawn from one field: its words, line by line, or a picture by its file. */
export type DrawnField = { path: string; lines: string[] } | { path: string; file: string }
