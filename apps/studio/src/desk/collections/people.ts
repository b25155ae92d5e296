import type { CollectionConfig, Field, JoinField } from 'payload'
import { noteReading } from '../../audit/watch-reads.ts'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { fact, text } from '../../platform/fields/builders.ts'
import { say } from '../../platform/i18n/say.ts'

/** Everybody who ever wrote: one person, with all that they sent (LEAD-18). */
export const people: CollectionConfig = {
  slug: 'people',
  labels: { singular: say('شخص', 'Person'), plural: say('الأشخاص', 'People') },
  admin: {
    group: say('المكتب', 'Desk'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'phones', 'emails', 'tags', 'updatedAt'],
    listSearchableFields: ['name', 'company', 'names', 'phones', 'emails'],
  },
  access: rightsOf('people'),
  hooks: { afterRead: [noteReading] },
  defaultSort: '-updatedAt',
  enableQueryPresets: true,
  fields: [
    text('name', 'الاسم', 'Name', { required: true, index: true }),
    text('company', 'الجهة', 'Company'),
    text('tags', 'الوسوم', 'Tags', { hasMany: true }),
    joined('leads', 'العملاء المحتملون', 'Leads', ['number', 'stage', 'message', 'createdAt']),
    joined('applications', 'طلبات التوظيف', 'Applications', [
      'number',
      'job',
      'stage',
      'createdAt',
    ]),
    fact(text('names', 'أسماء كتبها', 'Names used', { hasMany: true })),
    fact(text('phones', 'هواتفه', 'Phones', { hasMany: true, index: true })),
    fact(text('emails', 'عناوين بريده', 'E-mail addresses', { hasMany: true, index: true })),
    fact(text('locale', 'اللغة', 'Language')),
    flag('hasLeads', 'راسلَنا', 'Has written to us'),
    flag('hasApplications', 'تقدّم إلى وظيفة', 'Has applied for a job'),
  ],
}

function joined(
  collection: 'leads' | 'applications',
  ar: string,
  en: string,
  defaultColumns: string[],
): JoinField {
  return {
    name: collection,
    type: 'join',
    collection,
    on: 'person',
    label: say(ar, en),
    defaultSort: '-createdAt',
    maxDepth: 0,
    admin: { defaultColumns, allowCreate: false },
  }
}

/** Says which role may see this person; kept by the desk. */
function flag(name: string, ar: string, en: string): Field {
  const label = say(ar, en)
  const admin = { hidden: true }
  return fact({ name, type: 'checkbox', label, defaultValue: false, index: true, admin })
}
