import { withoutSegments } from '../platform/api/without-segments.ts'
import type { Feature } from '../platform/feature.ts'
import { answerMailReports } from './bounces/mail-reports.ts'
import { watchBounces } from './bounces/watch-bounces.ts'
import { mailTemplates } from './collections/mail-templates.ts'
import { outbox } from './collections/outbox.ts'
import { subscribers } from './collections/subscribers.ts'
import { tellSubscribers } from './job-alerts.ts'
import { watchOutbox } from './watch-outbox.ts'

/** Letters to people: the outbox, its templates, the newsletter. */
export const mail: Feature = {
  collections: [subscribers, outbox, mailTemplates],
  afterChange: { jobs: [tellSubscribers] },
  deliveries: { 'mail-reports': withoutSegments(answerMailReports) },
  watch: (payload) => {
    watchOutbox(payload)
    watchBounces(payload)
  },
}
