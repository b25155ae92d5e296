import type { CollectionConfig, Field } from 'payload'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { area, featured } from '../../platform/fields/common.ts'
import { extendField } from '../../platform/fields/extend-field.ts'
import { day } from '../../platform/fields/formats.ts'
import { searchText } from '../../platform/fields/search-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { drafts } from '../fields/drafts.ts'
import { importKey } from '../fields/import-key.ts'
import { jobDescription, jobPlace, jobTerms, jobTitle } from '../fields/job-parts.ts'
import { jobQuestions } from '../fields/job-questions.ts'
import { lines } from '../fields/lists.ts'
import { relatedOne } from '../fields/relations.ts'
import { seo } from '../fields/seo.ts'
import { slug } from '../fields/slug.ts'
import { indexWords } from '../hooks/index-words.ts'

const validThrough = day('validThrough', 'آخر يوم للتقديم', 'Last day to apply')

/** A job that is published and closed looks open in the list, but for its mark. */
const lastDay = extendField(validThrough, {
  index: true,
  admin: {
    ...validThrough.admin,
    components: { Cell: '/src/content/waiting/end-cell.tsx#LastDayCell' },
  },
})

/** Open seats. What Google's JobPosting needs is checked when one is published (JOB-02). */
export const jobs: CollectionConfig<'jobs'> = {
  slug: 'jobs',
  labels: { singular: say('وظيفة', 'Job'), plural: say('الوظائف', 'Jobs') },
  admin: {
    group: say('التوظيف', 'Hiring'),
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'validThrough', 'updatedAt'],
  },
  access: rightsOf('jobs'),
  versions: drafts,
  defaultSort: '-datePosted',
  defaultPopulate: {
    slug: true,
    title: true,
    summary: true,
    department: true,
    workMode: true,
    employmentTypes: true,
    branches: true,
    applicantCountries: true,
    datePosted: true,
    validThrough: true,
    featured: true,
    _status: true,
  },
  hooks: {
    beforeChange: [indexWords(['title', 'summary', 'description'])],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: say('الوصف', 'Description'), fields: words() },
        { label: say('المكان', 'Place'), fields: jobPlace },
        { label: say('الشروط', 'Terms'), fields: jobTerms },
        { label: say('الأسئلة', 'Questions'), fields: [jobQuestions] },
        { label: say('محرّكات البحث', 'Search'), fields: [seo] },
      ],
    },
    slug(),
    extendField(
      relatedOne('department', 'departments', 'القسم', 'Department', { required: true }),
      {
        admin: { position: 'sidebar' },
      },
    ),
    {
      ...day('datePosted', 'تاريخ الإعلان', 'Posted', true),
      index: true,
      defaultValue: () => new Date().toISOString(),
    },
    lastDay,
    featured,
    searchText,
    importKey,
  ],
}

function words(): Field[] {
  return [
    jobTitle,
    area('summary', 'الملخّص', 'Summary'),
    jobDescription,
    lines('responsibilities', 'المهامّ', 'Responsibilities'),
    lines('requirements', 'المتطلّبات', 'Requirements'),
    lines('benefits', 'المزايا', 'Benefits'),
  ]
}
