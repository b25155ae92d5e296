/** A lead that another system hands over, and what it is answered. */
import { z } from 'zod'
import { localeSchema, timestampSchema } from '../base.ts'
import { budgetBands, fieldLimits, fieldTable, replyTimes, replyWays } from '../forms/fields.ts'

/** On what basis somebody's data is handed over; nobody ticked a box of the site's notice. */
export const leadBases = ['request', 'spoken', 'written'] as const

const mostAddress = 2_000
const line = (most: number, description: string) => z.string().max(most).describe(description)
const click = z.string().max(255)

/** The visit that led to it, where the other system knows it: classed as visits of the site are. */
export const leadVisitSchema = z
  .strictObject({
    at: timestampSchema.optional().describe('When they came; without it, now'),
    landingPage: line(mostAddress, 'The address they came to, with its query').optional(),
    referrer: line(mostAddress, 'The address they came from').optional(),
    source: click.optional().describe('utm_source'),
    medium: click.optional().describe('utm_medium'),
    campaign: click.optional().describe('utm_campaign'),
    term: click.optional().describe('utm_term'),
    content: click.optional().describe('utm_content'),
    gclid: click.optional().describe('Google'),
    gbraid: click.optional().describe('Google'),
    wbraid: click.optional().describe('Google'),
    fbclid: click.optional().describe('Meta'),
    msclkid: click.optional().describe('Microsoft'),
    ttclid: click.optional().describe('TikTok'),
  })
  .describe('The visit that led to it')

export const leadInputSchema = z
  .strictObject({
    name: line(fieldLimits.name, 'Who it is: a person’s name'),
    phone: line(
      fieldLimits.phone,
      'With its country’s code, or as it is dialled where the branch is; this or an e-mail',
    ).optional(),
    email: line(fieldLimits.email, 'This or a telephone number').optional(),
    company: line(fieldTable.company.most, 'Where they work').optional(),
    service: z.string().max(60).describe('Key of a service, such as `web-applications`').optional(),
    branch: z.string().max(60).describe('Key of a branch').optional(),
    budget: z.enum(budgetBands).describe('In thousands of the agency’s currency').optional(),
    replyBy: z.enum(replyWays).optional(),
    replyWhen: z.enum(replyTimes).optional(),
    message: line(fieldTable.message.most, 'What they said, in ten letters or more').optional(),
    campaign: z.string().max(200).describe('Slug of a campaign’s page').optional(),
    locale: localeSchema.default('ar').describe('The language they are answered in'),
    basis: z
      .enum(leadBases)
      .describe('They asked us themselves, agreed by word of mouth, or agreed in writing'),
    pageUrl: line(mostAddress, 'The page it was written on').optional(),
    visit: leadVisitSchema.optional(),
  })
  .describe('Somebody who wants to hear from the agency')

export const leadMadeSchema = z
  .object({
    id: z.string(),
    /** What people call it by. */
    reference: z.string().describe('By which the agency finds it, such as `7k2q9m4x`'),
    number: z.int().describe('As it is shown in the studio'),
    createdAt: timestampSchema,
  })
  .describe('The lead, as the studio keeps it')

export type LeadInput = z.output<typeof leadInputSchema>
export type LeadMade = z.output<typeof leadMadeSchema>
