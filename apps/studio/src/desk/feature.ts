import { quarantineReasons } from '@wajiha/contract/forms'
import type { Feature } from '../platform/feature.ts'
import { deskViews } from './admin/views.ts'
import { answerSubmissions } from './api/submissions.ts'
import { activities } from './collections/activities.ts'
import { applications } from './collections/applications.ts'
import { leads } from './collections/leads.ts'
import { people } from './collections/people.ts'
import { submissions } from './collections/submissions.ts'
import { desk as settings } from './globals/desk.ts'
import { watchSubmissions } from './sweep.ts'

/** What visitors sent becomes work. */
export const desk: Feature = {
  collections: [leads, applications, people, activities, submissions],
  globals: [settings],
  codes: quarantineReasons,
  deliveries: { submissions: answerSubmissions },
  admin: {
    views: deskViews,
  },
  watch: watchSubmissions,
}
