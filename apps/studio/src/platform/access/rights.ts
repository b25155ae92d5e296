/**
 * Who may do what in the studio, in one table: a column for each role, a row for each collection, page,
 * field, mail and act. Every rule of access is made from it by `rights-of.ts` and `may.ts`, and
 * `rights.integration.test.ts` asks a running studio for every cell. What is no cell of it is refused, and
 * whoever is not signed in has no column. Another role is a name, its words and a column: nothing else.
 */
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { MailTemplate } from '../../payload-types.ts'
import { type Said, say } from '../i18n/say.ts'

/** The order of the columns. */
export const roles = ['admin', 'editor', 'sales', 'recruiter', 'holder'] as const
export type Role = (typeof roles)[number]

export const roleWords: Record<Role, Said> = {
  admin: say('مدير', 'Administrator'),
  editor: say('محرّر', 'Editor'),
  sales: say('مبيعات', 'Sales'),
  recruiter: say('توظيف', 'Recruiter'),
  holder: say('صاحب بطاقة', 'Card holder'),
}

/** As many cells as there are names: a row that lacks one does not compile. */
type Cells<Names extends readonly string[], Cell> = { readonly [Place in keyof Names]: Cell }
type Row<Cell> = Cells<typeof roles, Cell>

export const operations = ['read', 'readVersions', 'create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

/** Which documents an operation reaches; `scopes.ts` says each of them as a query. */
export type Scope =
  | ('all' | 'none' | 'published')
  | ('self' | 'colleagues')
  | ('ownCard' | 'versionsOfOwnCard' | 'picturesOfOwnCards')
  | ('enquirers' | 'applicants' | 'historyOfLeads' | 'historyOfApplications')
  | ('enquiries' | 'applications' | 'mailsToRead' | 'mailsToWord')

type Grant = Cells<typeof operations, Scope>

/** What a cell of the collections and pages stands for. */
// biome-ignore format: a table is read by its columns
export const grants = {
  //                      read                     readVersions         create  update         delete
  nothing:               ['none',                  'none',              'none', 'none',        'none'],
  reads:                 ['all',                   'none',              'none', 'none',        'none'],
  writes:                ['all',                   'all',               'all',  'all',         'all'],
  works:                 ['all',                   'none',              'none', 'all',         'none'],
  worksAndDeletes:       ['all',                   'none',              'none', 'all',         'all'],
  readsAndDeletes:       ['all',                   'none',              'none', 'none',        'all'],
  readsPublished:        ['published',             'none',              'none', 'none',        'none'],
  readsOwnPictures:      ['picturesOfOwnCards',    'none',              'none', 'none',        'none'],
  keepsOwnCard:          ['ownCard',               'versionsOfOwnCard', 'none', 'ownCard',     'none'],
  knowsSelf:             ['self',                  'none',              'none', 'self',        'none'],
  knowsColleagues:       ['colleagues',            'none',              'none', 'self',        'none'],
  worksOnEnquirers:      ['enquirers',             'none',              'none', 'enquirers',   'none'],
  worksOnApplicants:     ['applicants',            'none',              'none', 'applicants',  'none'],
  readsLeadsHistory:     ['historyOfLeads',        'none',              'none', 'none',        'none'],
  readsHiringHistory:    ['historyOfApplications', 'none',              'none', 'none',        'none'],
  readsEnquiries:        ['enquiries',             'none',              'none', 'none',        'none'],
  readsApplications:     ['applications',          'none',              'none', 'none',        'none'],
  readsOwnMails:         ['mailsToRead',           'none',              'none', 'none',        'none'],
  wordsOwnMails:         ['mailsToWord',           'none',              'none', 'mailsToWord', 'none'],
} as const satisfies Record<string, Grant>
export type GrantName = keyof typeof grants

/** Payload's own, with rules of its own: jobs and its key-value store for nobody, preferences for each their own. */
type Platform = 'payload-jobs' | 'payload-kv' | 'payload-preferences'
type Governed = Exclude<CollectionSlug, Platform>

// biome-ignore format: a table is read by its columns
export const collectionRights = {
  //                        admin              editor           sales                recruiter             holder
  projects:                ['writes',          'writes',        'nothing',           'nothing',            'nothing'],
  services:                ['writes',          'writes',        'readsPublished',    'nothing',            'nothing'],
  posts:                   ['writes',          'writes',        'nothing',           'nothing',            'nothing'],
  authors:                 ['writes',          'writes',        'nothing',           'nothing',            'nothing'],
  testimonials:            ['writes',          'writes',        'readsPublished',    'nothing',            'nothing'],
  media:                   ['writes',          'writes',        'writes',            'writes',             'readsOwnPictures'],
  files:                   ['writes',          'writes',        'nothing',           'nothing',            'nothing'],
  jobs:                    ['writes',          'writes',        'nothing',           'writes',             'nothing'],
  departments:             ['writes',          'writes',        'nothing',           'writes',             'nothing'],
  campaigns:               ['writes',          'writes',        'writes',            'nothing',            'nothing'],
  'short-links':           ['writes',          'writes',        'writes',            'nothing',            'nothing'],
  redirects:               ['writes',          'writes',        'nothing',           'nothing',            'nothing'],
  cards:                   ['writes',          'writes',        'keepsOwnCard',      'keepsOwnCard',       'keepsOwnCard'],
  branches:                ['writes',          'writes',        'readsPublished',    'readsPublished',     'readsPublished'],
  categories:              ['writes',          'writes',        'nothing',           'nothing',            'nothing'],
  tags:                    ['writes',          'writes',        'nothing',           'nothing',            'nothing'],
  series:                  ['writes',          'writes',        'nothing',           'nothing',            'nothing'],
  industries:              ['writes',          'writes',        'nothing',           'nothing',            'nothing'],
  leads:                   ['worksAndDeletes', 'nothing',       'works',             'nothing',            'nothing'],
  applications:            ['worksAndDeletes', 'nothing',       'nothing',           'works',              'nothing'],
  people:                  ['worksAndDeletes', 'nothing',       'worksOnEnquirers',  'worksOnApplicants',  'nothing'],
  activities:              ['reads',           'nothing',       'readsLeadsHistory', 'readsHiringHistory', 'nothing'],
  submissions:             ['readsAndDeletes', 'nothing',       'readsEnquiries',    'readsApplications',  'nothing'],
  subscribers:             ['worksAndDeletes', 'nothing',       'works',             'nothing',            'nothing'],
  outbox:                  ['readsAndDeletes', 'nothing',       'readsOwnMails',     'readsOwnMails',      'nothing'],
  'mail-templates':        ['writes',          'wordsOwnMails', 'wordsOwnMails',     'wordsOwnMails',      'nothing'],
  'campaign-links':        ['writes',          'writes',        'writes',            'nothing',            'nothing'],
  'campaign-costs':        ['readsAndDeletes', 'readsAndDeletes', 'readsAndDeletes', 'nothing',            'nothing'],
  touches:                 ['readsAndDeletes', 'nothing',       'reads',             'nothing',            'nothing'],
  'page-counts':           ['readsAndDeletes', 'reads',         'reads',             'nothing',            'nothing'],
  'access-log':            ['reads',           'nothing',       'nothing',           'nothing',            'nothing'],
  'audit-log':             ['reads',           'nothing',       'nothing',           'nothing',            'nothing'],
  erasures:                ['reads',           'nothing',       'nothing',           'nothing',            'nothing'],
  'retention-runs':        ['reads',           'nothing',       'nothing',           'nothing',            'nothing'],
  webhooks:                ['writes',          'nothing',       'nothing',           'nothing',            'nothing'],
  'webhook-deliveries':    ['readsAndDeletes', 'nothing',       'nothing',           'nothing',            'nothing'],
  alarms:                  ['readsAndDeletes', 'nothing',       'nothing',           'nothing',            'nothing'],
  users:                   ['writes',          'knowsSelf',     'knowsColleagues',   'knowsColleagues',    'knowsSelf'],
  // Saved views: of these, each has their own and those that are shared with them.
  'payload-query-presets': ['writes',          'nothing',       'writes',            'writes',             'nothing'],
  'payload-migrations':    ['nothing',         'nothing',       'nothing',           'nothing',            'nothing'],
} as const satisfies Record<Governed, Row<GrantName>> & Record<string, Row<GrantName>>
export type CollectionRight = keyof typeof collectionRights

/** Pages and settings, of which each is there once. */
// biome-ignore format: a table is read by its columns
export const globalRights: Record<GlobalSlug, Row<GrantName>> = {
  //                           admin     editor    sales      recruiter  holder
  general:                    ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-home':                ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-about':               ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-contact':             ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-our-projects':        ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-blogs':               ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-testimonials':        ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-join-us':             ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-thank-you':           ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-privacy-policy':      ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  'page-terms-and-conditions': ['writes', 'writes', 'nothing', 'nothing', 'nothing'],
  desk:                       ['works',  'nothing', 'reads',  'reads',   'nothing'],
  attribution:                ['works',  'reads',   'works',  'nothing', 'nothing'],
  privacy:                    ['works',  'nothing', 'nothing', 'nothing', 'nothing'],
}

export const fieldOperations = ['create', 'read', 'update'] as const
export type FieldOperation = (typeof fieldOperations)[number]
type FieldGrant = Cells<typeof fieldOperations, boolean>

/** What a cell of the fields stands for, within what the role may do with the document. */
// biome-ignore format: a table is read by its columns
export const fieldGrants = {
  //        create read   update
  written: [true,  true,  true],
  given:   [true,  true,  false],
  shown:   [false, true,  false],
  hidden:  [false, false, false],
} as const satisfies Record<string, FieldGrant>
type FieldGrantName = keyof typeof fieldGrants

// biome-ignore format: a table is read by its columns
export const fieldRights = {
  //                      admin      editor     sales      recruiter  holder
  recipients:            ['written', 'hidden',  'written', 'hidden',  'hidden'],
  applicationRecipients: ['written', 'hidden',  'hidden',  'shown',   'hidden'],
  // Enquiries whose branch and service name nobody are sent here.
  generalAddress:        ['written', 'shown',   'written', 'shown',   'shown'],
  secondFactorRoles:     ['written', 'shown',   'shown',   'shown',   'shown'],
  roleOfPerson:          ['written', 'shown',   'shown',   'shown',   'shown'],
  cardIdentity:          ['written', 'written', 'given',   'given',   'given'],
  // By no role: what visitors said and the studio reckoned, what it alone notes, what it keeps to itself.
  fact:                  ['given',   'given',   'given',   'given',   'given'],
  noted:                 ['shown',   'shown',   'shown',   'shown',   'shown'],
  secret:                ['hidden',  'hidden',  'hidden',  'hidden',  'hidden'],
} as const satisfies Record<string, Row<FieldGrantName>>
export type FieldRight = keyof typeof fieldRights

/** Where the fields are that roles may differently. */
export const placesOfFieldRights: Record<
  Exclude<FieldRight, 'fact' | 'noted' | 'secret'>,
  readonly string[]
> = {
  recipients: [
    'branches.recipients',
    'campaigns.recipients',
    'services.recipients',
    'desk.leadRecipients',
  ],
  applicationRecipients: ['desk.applicationRecipients'],
  generalAddress: ['general.contacts.email'],
  secondFactorRoles: ['general.secondFactorRoles'],
  roleOfPerson: ['users.role'],
  cardIdentity: ['cards.key', 'cards.publicCode', 'cards.state', 'cards.owner'],
}

type MailGrant = 'nothing' | 'reads' | 'words' | 'both'

/** Who reads the mails of a kind once they are written, and who decides their words. */
// biome-ignore format: a table is read by its columns
export const mailRights: Record<MailTemplate['key'], Row<MailGrant>> = {
  //                        admin   editor     sales      recruiter  holder
  'lead-notice':           ['both', 'nothing', 'both',    'nothing', 'nothing'],
  'lead-receipt':          ['both', 'nothing', 'both',    'nothing', 'nothing'],
  'application-notice':    ['both', 'nothing', 'nothing', 'both',    'nothing'],
  'application-receipt':   ['both', 'nothing', 'nothing', 'both',    'nothing'],
  'application-stage':     ['both', 'nothing', 'nothing', 'both',    'nothing'],
  'application-rejection': ['both', 'nothing', 'nothing', 'both',    'nothing'],
  'interview-invitation':  ['both', 'nothing', 'nothing', 'both',    'nothing'],
  // What was sent holds the link that confirms.
  'subscription-confirm':  ['both', 'words',   'words',   'nothing', 'nothing'],
  'subscription-welcome':  ['both', 'words',   'both',    'nothing', 'nothing'],
  'job-alert':             ['both', 'words',   'nothing', 'words',   'nothing'],
  'retention-warning':     ['both', 'nothing', 'nothing', 'both',    'nothing'],
}

/** What is no operation on a document: pages of the admin, endpoints, notices, duties. */
// biome-ignore format: a table is read by its columns
export const actRights = {
  //                           admin  editor sales  recruiter holder
  openStudio:                 [true,  true,  true,  true,     true],
  unlockAccounts:             [true,  false, false, false,    false],
  manageSignIns:              [true,  false, false, false,    false],
  runJobs:                    [true,  false, false, false,    false],
  shareSavedViews:            [true,  false, false, false,    false],
  beKnownToColleagues:        [true,  false, true,  true,     false],
  holdLeads:                  [true,  false, true,  false,    false],
  holdApplications:           [true,  false, false, true,     false],
  interview:                  [true,  true,  true,  true,     false],
  hearOfApplications:         [false, false, false, true,     false],
  openLeadsBoard:             [true,  false, true,  false,    false],
  openApplicationsBoard:      [true,  false, false, true,     false],
  openSpamTray:               [true,  false, true,  true,     false],
  seeLeadsOfToday:            [true,  false, true,  false,    false],
  seeMailHealth:              [true,  false, true,  true,     false],
  seeAlarms:                  [true,  false, false, false,    false],
  seeFailedWebhooks:          [true,  false, false, false,    false],
  seeRefusedRetention:        [true,  false, false, false,    false],
  testAlarms:                 [true,  false, false, false,    false],
  takeBounceReports:          [true,  false, false, false,    false],
  sendTestMessage:            [true,  false, true,  false,    false],
  releaseSubscriptions:       [true,  false, true,  false,    false],
  readLeadReports:            [true,  false, true,  false,    false],
  readHiringReports:          [true,  false, false, true,     false],
  readVisitReports:           [true,  true,  true,  true,     false],
  exportConversions:          [true,  false, true,  false,    false],
  makeCampaignLinks:          [true,  true,  true,  false,    false],
  importCampaignCosts:        [true,  true,  true,  false,    false],
  decideCampaignTests:        [true,  true,  true,  false,    false],
  erasePeople:                [true,  false, false, false,    false],
} as const satisfies Record<string, Row<boolean>>
export type Act = keyof typeof actRights

/** How much of a person who asks for their data a role finds, hands over and counts. */
export type PersonScope = 'all' | 'leads' | 'applications' | 'none'
// biome-ignore format: a table is read by its columns
export const personScopes: Row<PersonScope> =
  // admin  editor  sales    recruiter       holder
  ['all',   'none', 'leads', 'applications', 'none']

/**
 * What an endpoint or a page of the admin asks for: an act, or any of several; an operation on the
 * collection or page that it stands on; to be the person whom it is about, or one who manages others'
 * sign-ins; a scope of people; an address that is itself the proof.
 */
export type Need =
  | Act
  | readonly Act[]
  | Operation
  | ('self' | 'selfOrManager' | 'personScope' | 'signedAddress')

const anyReport = ['readLeadReports', 'readHiringReports', 'readVisitReports'] as const

/** Every endpoint beside Payload's own; `*` is each collection or page that has it. */
export const endpointNeeds: Record<string, Need> = {
  'get /reports/:file': anyReport,
  'get /conversions/:file': 'exportConversions',
  'post /link-kit': 'makeCampaignLinks',
  'get /link-kit/:file': 'makeCampaignLinks',
  'post /link-kit/costs': 'importCampaignCosts',
  'post /privacy/find': 'personScope',
  'post /privacy/names': 'personScope',
  'post /privacy/export': 'personScope',
  'post /privacy/erase': 'erasePeople',
  'post /privacy/retention': 'erasePeople',
  'post /together': 'openStudio',
  'get /*/:id/preview': 'read',
  'get /globals/*/preview': 'read',
  'post /*/versions/:id': 'update',
  'post /globals/*/versions/:id': 'update',
  'get /leads/export': 'read',
  'get /leads/board': 'read',
  'post /leads/test-submission': 'sendTestMessage',
  'post /leads/:id/notes': 'read',
  'post /leads/:id/release': 'update',
  'post /leads/:id/spam': 'update',
  'get /applications/export': 'read',
  'get /applications/board': 'read',
  'get /applications/cv/:token': 'signedAddress',
  'get /applications/:id/cv': 'read',
  'get /applications/:id/files/:question': 'read',
  'post /applications/:id/notes': 'read',
  'post /applications/:id/release': 'update',
  'post /applications/:id/spam': 'update',
  'post /applications/:id/cancel-rejection': 'read',
  'get /submissions/:id/attachment': 'read',
  'get /submissions/:id/files/:place': 'read',
  'post /submissions/:id/release': 'releaseSubscriptions',
  'get /subscribers/export': 'read',
  'post /outbox/bounces': 'takeBounceReports',
  'post /outbox/:id/send-again': 'read',
  'post /outbox/:id/cancel': 'read',
  'get /outbox/:id/message': 'read',
  'get /mail-templates/:id/preview': 'read',
  'post /campaigns/:id/winner/:side': 'decideCampaignTests',
  'post /webhooks/:id/secret': 'update',
  'post /webhook-deliveries/replay': 'read',
  'post /webhook-deliveries/:id/replay': 'read',
  'post /alarms/test': 'testAlarms',
  'get /users/:id/sessions': 'selfOrManager',
  'delete /users/:id/sessions': 'selfOrManager',
  'delete /users/:id/sessions/:sid': 'selfOrManager',
  'get /users/:id/second-factor': 'selfOrManager',
  'post /users/:id/second-factor': 'self',
  'post /users/:id/second-factor/offer': 'self',
  'post /users/:id/second-factor/recovery-codes': 'self',
  'post /users/:id/second-factor/off': 'selfOrManager',
}

/** Every page of the admin beside Payload's own; to sign in, nothing is needed. */
export const viewNeeds: Record<string, Exclude<Need, Operation> | 'nothing'> = {
  login: 'nothing',
  inactivity: 'nothing',
  privacy: 'personScope',
  reports: anyReport,
  linkKit: 'makeCampaignLinks',
  leadsBoard: 'openLeadsBoard',
  applicationsBoard: 'openApplicationsBoard',
  spamTray: 'openSpamTray',
}
