/** The menu, by the work that is done: its groups, and what stands in each, in this order. */
import type { CollectionConfig, GlobalConfig } from 'payload'
import { say } from './platform/i18n/say.ts'

const menu = [
  {
    group: say('المحتوى', 'Content'),
    lines: [
      'posts',
      'projects',
      'services',
      'testimonials',
      'media',
      'files',
      'authors',
      'series',
      'categories',
      'tags',
      'industries',
    ],
  },
  {
    group: say('العملاء', 'Leads'),
    lines: ['leads', 'people', 'subscribers', 'submissions', 'activities', 'desk'],
  },
  { group: say('التوظيف', 'Hiring'), lines: ['applications', 'jobs', 'departments'] },
  {
    group: say('الحملات', 'Campaigns'),
    lines: [
      'campaigns',
      'campaign-links',
      'campaign-costs',
      'touches',
      'page-counts',
      'attribution',
    ],
  },
  { group: say('البطاقات والروابط', 'Cards and links'), lines: ['cards', 'short-links'] },
  {
    group: say('الموقع', 'The site'),
    lines: [
      'block-pages',
      'branches',
      'redirects',
      'missing-pages',
      'general',
      'interface-words',
      'page-home',
      'page-about',
      'page-contact',
      'page-our-projects',
      'page-blogs',
      'page-testimonials',
      'page-join-us',
      'page-thank-you',
      'page-privacy-policy',
      'page-terms-and-conditions',
    ],
  },
  { group: say('المراسلات', 'Mail'), lines: ['newsletter-issues', 'mail-templates', 'outbox'] },
  {
    group: say('الفريق والضبط', 'Team and settings'),
    lines: [
      'users',
      'audit-log',
      'access-log',
      'erasures',
      'retention-runs',
      'privacy',
      'webhooks',
      'webhook-deliveries',
      'api-keys',
      'alarms',
      'push-devices',
    ],
  },
]

const order = menu.flatMap(({ lines }) => lines)

/** Payload draws groups and their lines as they come: collections before what is there once. */
export function inMenu<One extends CollectionConfig | GlobalConfig>(all: readonly One[]): One[] {
  return all
    .map((one) => ({ ...one, admin: { ...one.admin, group: groupOf(one.slug) } }))
    .toSorted((one, other) => order.indexOf(one.slug) - order.indexOf(other.slug))
}

function groupOf(slug: string) {
  const found = menu.find(({ lines }) => lines.includes(slug))
  if (!found) throw new Error(`The menu in menu.ts has no line “${slug}”.`)
  return found.group
}
