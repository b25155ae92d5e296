/** Pages of `content/pages/`, each with its own shape. */
import { dateSchema, type PageKey, paperSchema } from '@wajiha/contract'
import { z } from 'zod'
import { both, link, seo, step, titled } from './shapes.ts'

const key = z.string().min(1)
const heading = z.strictObject({ title: both })
const withText = z.strictObject({ title: both, text: both })
const figures = z.array(z.strictObject({ value: z.number(), label: both }))
const numbers = z.strictObject({ sentence: both, figures })

const page = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({
    key,
    title: both,
    lead: both.optional(),
    paper: paperSchema.optional(),
    seo,
    ...shape,
  })

const intro = page({ emptyText: both })
const legal = page({ version: z.string().min(1), effectiveDate: dateSchema })

const hero = z.strictObject({
  lines: z
    .array(z.strictObject({ text: both, mark: z.enum(['none', 'nuqta', 'ring', 'star']) }))
    .min(1)
    .max(4),
  actions: z.array(link),
})

export const pageShapes = {
  home: page({
    hero,
    pattern: z.strictObject({ title: both, text: both, control: both }),
    services: withText,
    work: heading,
    process: z.strictObject({ title: both, steps: z.array(step) }),
    numbers,
    voices: heading,
    notebook: heading,
    call: z.strictObject({ title: both, text: both, action: link }),
    subscribe: z.strictObject({ title: both, note: both }),
  }),
  about: page({
    story: both,
    values: z.array(titled),
    team: z.strictObject({
      title: both,
      people: z.array(
        z.strictObject({ name: both, role: both, photo: key.optional(), card: key.optional() }),
      ),
    }),
    clients: z.strictObject({ title: both, names: z.array(both) }),
    timeline: z.array(z.strictObject({ year: z.int(), title: both, text: both.optional() })),
    numbers,
  }),
  contact: page({ formTitle: both, next: z.array(both), branchesTitle: both }),
  'our-projects': intro,
  blogs: intro,
  testimonials: intro,
  'join-us': page({ emptyText: both, values: z.array(titled) }),
  'thank-you': page({ next: z.array(both), actions: z.array(link) }),
  'privacy-policy': legal,
  'terms-and-conditions': legal,
} satisfies Record<PageKey, z.ZodObject>
