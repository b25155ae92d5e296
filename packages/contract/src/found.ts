/** How a draft would stand in a search engine and where it is shared: what the site tells the studio. */
import { z } from 'zod'

/** Where the site tells it; read from the studio's own pages alone. */
export const foundPath = '/preview/found'

/** What it tells, each before it is cut to what results show. */
export const foundSchema = z.object({
  /** What the page says without any words for search engines. */
  page: z.object({ title: z.string(), description: z.string().optional() }),
  /** What the editor wrote for them. */
  own: z.object({ title: z.string().optional(), description: z.string().optional() }),
  site: z.string(),
  /** The agency's own words, which stand where a page has none. */
  agency: z.string().optional(),
  /** In its own letters: `https://birkar.example/blogs/كشيدة`. */
  address: z.string(),
  isHidden: z.boolean(),
  picture: z.object({
    /** Changes with the picture, which comes along only where it is not the one that was named. */
    mark: z.string(),
    /** Whether an editor chose it; else the site draws it. */
    isChosen: z.boolean(),
    /** A `data:` address. */
    data: z.string().optional(),
  }),
})

export type Found = z.output<typeof foundSchema>

/** What it answers: how the draft would be found, or that it still lacks what its page needs. */
export const foundAnswerSchema = z.union([
  foundSchema,
  z.object({ reason: z.literal('incomplete') }),
])
