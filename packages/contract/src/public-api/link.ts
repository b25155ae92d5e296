import { z } from 'zod'
import { timestampSchema } from '../base.ts'
import { shortLinkSchema } from '../link.ts'

/** A short link, as the studio keeps it and as visitors open it. */
export const publicLinkSchema = shortLinkSchema
  .extend({
    title: z.string(),
    url: z.string().describe('The whole address that visitors open'),
    createdAt: timestampSchema,
  })
  .describe('A short link')

export type PublicLink = z.output<typeof publicLinkSchema>
