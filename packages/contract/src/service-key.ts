import { z } from 'zod'

/** The three services; each key is also the service's address. */
export const serviceKeySchema = z.enum([
  'web-applications',
  'mobile-applications',
  'digital-marketing',
])

export type ServiceKey = z.output<typeof serviceKeySchema>
