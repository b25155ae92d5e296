import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Content } from '../content/content.ts'
import type { Visitors } from '../http/visitor.ts'
import { type Choose, createChoose } from './choose.ts'

type Parts = {
  config: Config
  content: Content
  visitors: Visitors
  onSide: Parameters<typeof createChoose>[0]['onSide']
}

/** What campaigns show to whom, by the site's settings. */
export function openChoose({ config, content, visitors, onSide }: Parts): Choose {
  const { serviceKey, origin } = config
  return createChoose({
    content,
    onSide,
    rules: config,
    isSecure: origin.startsWith('https:'),
    // The same in every process that knows the service key, so that a visitor stays on their side.
    secret: serviceKey
      ? createHmac('sha256', serviceKey).update('site campaigns').digest()
      : randomBytes(32),
    visitorOf: ({ request }) => visitors.visitorOf(request),
  })
}
