/** Payload's list of its own migrations, which it leaves to everybody who is signed in: the table closes it. */
import type { SanitizedConfig } from 'payload'
import { rightsOf } from './rights-of.ts'

export function closeMigrations(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections)
    if (slug === 'payload-migrations') Object.assign(access, rightsOf(slug))
  return config
}
