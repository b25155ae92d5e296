import type { CollectionConfig } from 'payload'
import { attributionFields } from '../../attribution/fields.ts'
import { noteReading } from '../../audit/watch-reads.ts'
import { exportEndpoint } from '../../exports/endpoint.ts'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { fact } from '../../platform/fields/builders.ts'
import { say } from '../../platform/i18n/say.ts'
import { beginAct, endAct } from '../../platform/one-act.ts'
import { announceApplication } from '../../webhooks/announce.ts'
import { deskActions, deskList, timeline } from '../admin/views.ts'
import { applicantWork, appliedFor, hiring, interview, offered } from '../application-fields.ts'
import { tellApplicationHistory } from '../application-history.ts'
import { followApplicationRules } from '../application-rules.ts'
import { applicationEndpoints } from '../endpoints.ts'
import { consent, reach } from '../fields/parts.ts'
import { applicantRetention } from '../retention-fields.ts'

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
  access: rightsOf('applications'),
  endpoints: [exportEndpoint('applications'), ...applicationEndpoints],
  hooks: {
    beforeChange: [followApplicationRules],
    afterChange: [tellApplicationHistory, announceApplication],
    afterRead: [noteReading],
    beforeOperation: [beginAct],
    afterOperation: [endAct],
  },
  defaultSort: '-createdAt',
  trash: true,
  enableQueryPresets: true,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: say('المتقدّم', 'Applicant'), fields: [appliedFor, ...reach, ...offered] },
        interview,
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
