import type { CollectionConfig } from 'payload'
import { deskActions, deskList, timeline } from '../admin/desk/views.ts'
import { attributionFields } from '../attribution/fields.ts'
import { applicationAccess } from '../desk/access.ts'
import { applicantWork, hiring, interview, offered } from '../desk/application-fields.ts'
import { tellApplicationHistory } from '../desk/application-history.ts'
import { followApplicationRules } from '../desk/application-rules.ts'
import { applicationEndpoints } from '../desk/endpoints.ts'
import { consent, fact, reach } from '../desk/parts.ts'
import { exportEndpoint } from '../exports/endpoint.ts'
import { say } from '../fields/say.ts'
import { applicantRetention } from '../privacy/fields.ts'
import { noteReading } from '../privacy/watch-reads.ts'
import { announceApplication } from '../webhooks/announce.ts'

/** Everybody who applied, from the first line to the first day (JOB-08). */
export const applications: CollectionConfig = {
  slug: 'applications',
  labels: {
    singular: say('طلب توظيف', 'Application'),
    plural: say('طلبات التوظيف', 'Applications'),
  },
  admin: {
    group: say('المكتب', 'Desk'),
    useAsTitle: 'name',
    defaultColumns: ['number', 'name', 'job', 'stage', 'rating', 'assignee', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phoneE164', 'reference', 'message'],
    pagination: { defaultLimit: 50 },
    ...deskList,
  },
  access: applicationAccess,
  endpoints: [exportEndpoint('applications'), ...applicationEndpoints],
  hooks: {
    beforeChange: [followApplicationRules],
    afterChange: [tellApplicationHistory, announceApplication],
    afterRead: [noteReading],
  },
  defaultSort: '-createdAt',
  trash: true,
  enableQueryPresets: true,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: say('المتقدّم', 'Applicant'), fields: [...reach, ...offered] },
        { label: say('المقابلة', 'Interview'), fields: [interview] },
        {
          label: say('المصدر', 'Source'),
          fields: [...attributionFields.map(fact), ...applicantWork],
        },
        { label: say('الموافقات', 'Consent'), fields: [consent] },
      ],
    },
    timeline,
    deskActions,
    ...hiring,
    ...applicantRetention,
  ],
}
