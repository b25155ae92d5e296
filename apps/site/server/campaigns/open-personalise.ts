import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Content } from '../content/content.ts'
import type { Visitors } from '../http/visitor.ts'
import { createPersonalise, type Personalise } from './personalise.ts'

type Parts = {
  config: Config
  content: Content
  visitors: Visitors
  onVariantShown: Parameters<typeof createPersonalise>[0]['onVariantShown']
}

/** What campaigns show to whom, by the site's settings. */
export function openPersonalise({ config, content, visitors, onVariantShown }: Parts): Personalise {
  const { serviceKey, origin } = config
  return createPersonalise({
    content,
    onVariantShown,
    rules: config,
    isSecure: origin.startsWith('https:'),
    // The same in every process that knows the service key, so that a visitor stays on their side.
    secret: serviceKey
      ? createHmac('sha256', serviceKey).update('site campaigns').digest()
      : randomBytes(32),
    visitorOf: ({ request }) => visitors.visitorOf(request),
  })
}
