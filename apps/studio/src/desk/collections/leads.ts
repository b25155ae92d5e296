import type { CollectionConfig } from 'payload'
import { attributionFields } from '../../attribution/fields.ts'
import { noteReading } from '../../audit/watch-reads.ts'
import { exportEndpoint } from '../../exports/endpoint.ts'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { fact } from '../../platform/fields/builders.ts'
import { say } from '../../platform/i18n/say.ts'
import { beginAct, endAct } from '../../platform/one-act.ts'
import { announceLead } from '../../webhooks/announce.ts'
import { deskActions, deskList, leadHead, timeline } from '../admin/views.ts'
import { answerEndpoints } from '../answers/endpoints.ts'
import { boardEndpoints } from '../board/endpoints.ts'
import { byHandEndpoints } from '../by-hand/endpoints.ts'
import { leadEndpoints } from '../endpoints.ts'
import { consent, reach } from '../fields/parts.ts'
import { followUp, source, wish } from '../lead-fields.ts'
import { tellLeadHistory } from '../lead-history.ts'
import { followLeadRules } from '../lead-rules.ts'
import { mergeEndpoints } from '../merge/endpoints.ts'
import { anonymisedAt } from '../retention-fields.ts'

/** Everybody who asked for something, from the first sentence to an agreement (LEAD-17). */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: say('عميل محتمل', 'Lead'), plural: say('العملاء المحتملون', 'Leads') },
  admin: {
    group: say('المكتب', 'Desk'),
    useAsTitle: 'name',
    defaultColumns: [
      'number',
      'name',
      'stage',
      'service',
      'owner',
      'dueAt',
      'nextActionAt',
      'createdAt',
    ],
    listSearchableFields: ['name', 'email', 'phoneE164', 'company', 'reference', 'message'],
    pagination: { defaultLimit: 50 },
    ...deskList,
  },
  access: rightsOf('leads'),
  endpoints: [
    exportEndpoint('leads'),
    ...boardEndpoints,
    ...byHandEndpoints,
    ...leadEndpoints,
    ...answerEndpoints,
    ...mergeEndpoints,
  ],
  hooks: {
    beforeChange: [followLeadRules],
    afterChange: [tellLeadHistory, announceLead],
    afterRead: [noteReading],
    beforeOperation: [beginAct],
    afterOperation: [endAct],
  },
  defaultSort: '-createdAt',
  trash: true,
  enableQueryPresets: true,
  fields: [
    leadHead,
    {
      type: 'tabs',
      tabs: [
        { label: say('الطلب', 'Enquiry'), fields: [...reach, ...wish] },
        { label: say('المصدر', 'Source'), fields: [...attributionFields.map(fact), ...source] },
        { label: say('الموافقات', 'Consent'), fields: [consent] },
      ],
    },
    timeline,
    deskActions,
    ...followUp,
    anonymisedAt,
  ],
}
