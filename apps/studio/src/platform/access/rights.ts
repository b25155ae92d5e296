/**
 * Who may do what in the studio, in one table: a column for each role, a row for each collection, page,
 * field, mail and act. Every rule of access is made from it by `rights-of.ts` and `may.ts`, and
 * `rights.integration.test.ts` asks a running studio for every cell. What is no cell of it is refused, and
 * whoever is not signed in has no column. Another role is a name, its words and a column: nothing else.
 */
import type { CollectionSlug, GlobalSlug } from 'payload'
import type { Outbox } from '../../payload-types.ts'
import { type Said, say } from '../i18n/say.ts'

/** The order of the columns. */
export const roles = [
  'owner',
  'admin',
  'editor',
  'marketer',
  'sales',
  'recruiter',
  'holder',
  'viewer',
] as const
export type Role = (typeof roles)[number]

export const roleWords: Record<Role, Said> = {
  owner: say('مالك', 'Owner'),
  admin: say('مدير', 'Administrator'),
  editor: say('محرّر', 'Editor'),
  marketer: say('تسويق', 'Marketer'),
  sales: say('مبيعات', 'Sales'),
  recruiter: say('توظيف', 'Recruiter'),
  holder: say('صاحب بطاقة', 'Card holder'),
  viewer: say('مطّلع', 'Viewer'),
}

/** What each is for, in a sentence beside the choice. */
export const roleSentences: Record<Role, Said> = {
  owner: say(
    'كلّ ما للمدير، وهو وحده من يعيّن المديرين ويحذف الأعضاء ويضبط الخصوصيّة.',
    'Everything an administrator may; alone appoints administrators, removes people and sets privacy.',
  ),
  admin: say(
    'المحتوى والعملاء والتوظيف والإعدادات، ويدعو الزملاء، ما عدا المالكين والمديرين.',
    'Content, leads, hiring and settings; looks after colleagues, except owners and administrators.',
  ),
  editor: say(
    'يكتب كلّ ما في الموقع وينشره، ولا يرى العملاء ولا المتقدّمين.',
    'Writes and publishes everything on the site; sees neither leads nor applicants.',
  ),
  marketer: say(
    'الحملات والروابط القصيرة والتكاليف والتقارير، ولا يرى من راسلَنا.',
    'Campaigns, short links, costs and reports; does not see who wrote to us.',
  ),
  sales: say(
    'العملاء المحتملون والردّ عليهم، مع الحملات والمشتركين.',
    'Leads and answers to them, with campaigns and subscribers.',
  ),
  recruiter: say(
    'الوظائف والمتقدّمون إليها ومقابلاتهم.',
    'Jobs, those who apply for them, and their interviews.',
  ),
  holder: say('بطاقته وحدها، ولا شيء غيرها.', 'Their own card, and nothing else.'),
  viewer: say(
    'يقرأ المنشور وأرقام التقارير بلا أسماء، ولا يغيّر إلّا ملفّه.',
    'Reads what is published and the figures of reports, without names; changes only their profile.',
  ),
}

/** As many cells as there are names: a row that lacks one does not compile. */
type Cells<Names extends readonly string[], Cell> = { readonly [Place in keyof Names]: Cell }
type Row<Cell> = Cells<typeof roles, Cell>

export const operations = ['read', 'readVersions', 'create', 'update', 'delete'] as const
export type Operation = (typeof operations)[number]

/** Which documents an operation reaches; `scopes.ts` says each of them as a query. */
export type Scope =
  | ('all' | 'none' | 'published')
  | ('self' | 'colleagues' | 'managed' | 'devices')
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
  managesTeam:           ['all',                   'none',              'all',  'managed',     'none'],
  knowsSelf:             ['self',                  'none',              'none', 'self',        'none'],
  knowsColleagues:       ['colleagues',            'none',              'none', 'self',        'none'],
  keepsDevices:          ['devices',               'none',              'none', 'none',        'devices'],
  worksOnEnquirers:      ['enquirers',             'none',              'none', 'enquirers',   'none'],
  worksOnApplicants:     ['applicants',            'none',              'none', 'applicants',  'none'],
  readsLeadsHistory:     ['historyOfLeads',        'none',              'none', 'none',        'none'],
  readsHiringHistory:    ['historyOfApplications', 'none',              'none', 'none',        'none'],
  readsEnquiries:        ['enquiries',             'none',              'none', 'none',        'none'],
  readsApplications:     ['applications',          'none',              'none', 'none',        'none'],
  readsOwnMails:         ['mailsToRead',           'none',              'none', 'none',        'none'],
  sortsMails:            ['mailsToRead',           'none',              'none', 'none',        'mailsToRead'],
  wordsOwnMails:         ['mailsToWord',           'none',              'none', 'mailsToWord', 'none'],
} as const satisfies Record<string, Grant>
export type GrantName = keyof typeof grants

/** Payload's own, with rules of its own: jobs and its key-value store for nobody, preferences for each their own. */
type Platform = 'payload-jobs' | 'payload-kv' | 'payload-preferences'
type Governed = Exclude<CollectionSlug, Platform>

// biome-ignore format: a table is read by its columns
export const collectionRights = {
  //                        owner              admin              editor             marketer           sales                recruiter             holder              viewer
  projects:                ['writes',          'writes',          'writes',          'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  services:                ['writes',          'writes',          'writes',          'readsPublished',  'readsPublished',    'nothing',            'nothing',          'readsPublished'],
  posts:                   ['writes',          'writes',          'writes',          'readsPublished',  'nothing',           'nothing',            'nothing',          'readsPublished'],
  authors:                 ['writes',          'writes',          'writes',          'readsPublished',  'nothing',           'nothing',            'nothing',          'readsPublished'],
  testimonials:            ['writes',          'writes',          'writes',          'readsPublished',  'readsPublished',    'nothing',            'nothing',          'readsPublished'],
  media:                   ['writes',          'writes',          'writes',          'writes',          'writes',            'writes',             'readsOwnPictures', 'reads'],
  files:                   ['writes',          'writes',          'writes',          'nothing',         'nothing',           'nothing',            'nothing',          'reads'],
  jobs:                    ['writes',          'writes',          'writes',          'readsPublished',  'nothing',           'writes',             'nothing',          'readsPublished'],
  departments:             ['writes',          'writes',          'writes',          'reads',           'nothing',           'writes',             'nothing',          'reads'],
  campaigns:               ['writes',          'writes',          'writes',          'writes',          'writes',            'nothing',            'nothing',          'readsPublished'],
  'block-pages':           ['writes',          'writes',          'writes',          'readsPublished',  'nothing',           'nothing',            'nothing',          'readsPublished'],
  'short-links':           ['writes',          'writes',          'writes',          'writes',          'writes',            'nothing',            'nothing',          'reads'],
  redirects:               ['writes',          'writes',          'writes',          'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  'missing-pages':         ['worksAndDeletes', 'worksAndDeletes', 'works',           'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  cards:                   ['writes',          'writes',          'writes',          'keepsOwnCard',    'keepsOwnCard',      'keepsOwnCard',       'keepsOwnCard',     'nothing'],
  branches:                ['writes',          'writes',          'writes',          'readsPublished',  'readsPublished',    'readsPublished',     'readsPublished',   'readsPublished'],
  categories:              ['writes',          'writes',          'writes',          'reads',           'nothing',           'nothing',            'nothing',          'reads'],
  tags:                    ['writes',          'writes',          'writes',          'reads',           'nothing',           'nothing',            'nothing',          'reads'],
  series:                  ['writes',          'writes',          'writes',          'reads',           'nothing',           'nothing',            'nothing',          'reads'],
  industries:              ['writes',          'writes',          'writes',          'reads',           'nothing',           'nothing',            'nothing',          'reads'],
  leads:                   ['worksAndDeletes', 'worksAndDeletes', 'nothing',         'nothing',         'works',             'nothing',            'nothing',          'nothing'],
  applications:            ['worksAndDeletes', 'worksAndDeletes', 'nothing',         'nothing',         'nothing',           'works',              'nothing',          'nothing'],
  people:                  ['worksAndDeletes', 'worksAndDeletes', 'nothing',         'nothing',         'worksOnEnquirers',  'worksOnApplicants',  'nothing',          'nothing'],
  activities:              ['reads',           'reads',           'nothing',         'nothing',         'readsLeadsHistory', 'readsHiringHistory', 'nothing',          'nothing'],
  submissions:             ['readsAndDeletes', 'readsAndDeletes', 'nothing',         'nothing',         'readsEnquiries',    'readsApplications',  'nothing',          'nothing'],
  subscribers:             ['worksAndDeletes', 'worksAndDeletes', 'nothing',         'nothing',         'works',             'nothing',            'nothing',          'nothing'],
  'newsletter-issues':     ['writes',          'writes',          'nothing',         'writes',          'nothing',           'nothing',            'nothing',          'nothing'],
  outbox:                  ['sortsMails',      'sortsMails',      'nothing',         'nothing',         'readsOwnMails',     'readsOwnMails',      'nothing',          'nothing'],
  'mail-templates':        ['writes',          'writes',          'wordsOwnMails',   'wordsOwnMails',   'wordsOwnMails',     'wordsOwnMails',      'nothing',          'nothing'],
  'campaign-links':        ['writes',          'writes',          'writes',          'writes',          'writes',            'nothing',            'nothing',          'nothing'],
  'campaign-costs':        ['readsAndDeletes', 'readsAndDeletes', 'readsAndDeletes', 'readsAndDeletes', 'readsAndDeletes',   'nothing',            'nothing',          'nothing'],
  touches:                 ['readsAndDeletes', 'readsAndDeletes', 'nothing',         'nothing',         'reads',             'nothing',            'nothing',          'nothing'],
  'page-counts':           ['readsAndDeletes', 'readsAndDeletes', 'reads',           'reads',           'reads',             'nothing',            'nothing',          'reads'],
  'access-log':            ['reads',           'reads',           'nothing',         'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  'audit-log':             ['reads',           'reads',           'nothing',         'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  erasures:                ['reads',           'reads',           'nothing',         'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  'retention-runs':        ['reads',           'reads',           'nothing',         'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  webhooks:                ['writes',          'writes',          'nothing',         'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  'api-keys':              ['writes',          'nothing',         'nothing',         'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  'webhook-deliveries':    ['readsAndDeletes', 'readsAndDeletes', 'nothing',         'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  'push-devices':          ['keepsDevices',    'keepsDevices',    'nothing',         'nothing',         'keepsDevices',      'nothing',            'nothing',          'nothing'],
  alarms:                  ['readsAndDeletes', 'readsAndDeletes', 'nothing',         'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
  users:                   ['writes',          'managesTeam',     'knowsSelf',       'knowsSelf',       'knowsColleagues',   'knowsColleagues',    'knowsSelf',        'knowsSelf'],
  // Saved views: of these, each has their own and those that are shared with them.
  'payload-query-presets': ['writes',          'writes',          'nothing',         'nothing',         'writes',            'writes',             'nothing',          'nothing'],
  'payload-migrations':    ['nothing',         'nothing',         'nothing',         'nothing',         'nothing',           'nothing',            'nothing',          'nothing'],
} as const satisfies Record<Governed, Row<GrantName>> & Record<string, Row<GrantName>>
export type CollectionRight = keyof typeof collectionRights

/** Pages and settings, of which each is there once. */
// biome-ignore format: a table is read by its columns
export const globalRights: Record<GlobalSlug, Row<GrantName>> = {
  //                            owner     admin     editor     marketer   sales      recruiter  holder     viewer
  general:                     ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'interface-words':           ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-home':                 ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-about':                ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-contact':              ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-our-projects':         ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-blogs':                ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-testimonials':         ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-join-us':              ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-thank-you':            ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-privacy-policy':       ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'page-terms-and-conditions': ['writes', 'writes', 'writes',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  desk:                        ['works',  'works',  'nothing', 'nothing', 'reads',   'reads',   'nothing', 'nothing'],
  attribution:                 ['works',  'works',  'reads',   'works',   'works',   'nothing', 'nothing', 'nothing'],
  privacy:                     ['works',  'reads',  'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
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
  //                      owner      admin      editor     marketer  sales      recruiter holder    viewer
  recipients:            ['written', 'written', 'hidden',  'hidden', 'written', 'hidden', 'hidden', 'hidden'],
  applicationRecipients: ['written', 'written', 'hidden',  'hidden', 'hidden',  'shown',  'hidden', 'hidden'],
  // Enquiries whose branch and service name nobody are sent here.
  generalAddress:        ['written', 'written', 'shown',   'shown',  'written', 'shown',  'shown',  'shown'],
  secondFactorRoles:     ['written', 'written', 'shown',   'shown',  'shown',   'shown',  'shown',  'shown'],
  roleOfPerson:          ['written', 'written', 'shown',   'shown',  'shown',   'shown',  'shown',  'shown'],
  cardIdentity:          ['written', 'written', 'written', 'given',  'given',   'given',  'given',  'given'],
  // By no role: what visitors said and the studio reckoned, what it alone notes, what it keeps to itself.
  fact:                  ['given',   'given',   'given',   'given',  'given',   'given',  'given',  'given'],
  noted:                 ['shown',   'shown',   'shown',   'shown',  'shown',   'shown',  'shown',  'shown'],
  secret:                ['hidden',  'hidden',  'hidden',  'hidden', 'hidden',  'hidden', 'hidden', 'hidden'],
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
  generalAddress: ['general.contacts.email', 'general.security.email'],
  secondFactorRoles: ['general.secondFactorRoles'],
  roleOfPerson: ['users.role'],
  cardIdentity: ['cards.key', 'cards.publicCode', 'cards.state', 'cards.owner'],
}

type MailGrant = 'nothing' | 'reads' | 'words' | 'both'

/** Who reads the mails of a kind once they are written, and who decides their words. */
// biome-ignore format: a table is read by its columns
export const mailRights: Record<Outbox['kind'], Row<MailGrant>> = {
  //                        owner   admin   editor     marketer   sales      recruiter  holder     viewer
  'lead-notice':           ['both', 'both', 'nothing', 'nothing', 'both',    'nothing', 'nothing', 'nothing'],
  'lead-receipt':          ['both', 'both', 'nothing', 'nothing', 'both',    'nothing', 'nothing', 'nothing'],
  'lead-answer':           ['both', 'both', 'nothing', 'nothing', 'both',    'nothing', 'nothing', 'nothing'],
  'application-notice':    ['both', 'both', 'nothing', 'nothing', 'nothing', 'both',    'nothing', 'nothing'],
  'application-receipt':   ['both', 'both', 'nothing', 'nothing', 'nothing', 'both',    'nothing', 'nothing'],
  'application-stage':     ['both', 'both', 'nothing', 'nothing', 'nothing', 'both',    'nothing', 'nothing'],
  'application-rejection': ['both', 'both', 'nothing', 'nothing', 'nothing', 'both',    'nothing', 'nothing'],
  'interview-invitation':  ['both', 'both', 'nothing', 'nothing', 'nothing', 'both',    'nothing', 'nothing'],
  // What was sent holds the link that confirms.
  'subscription-confirm':  ['both', 'both', 'words',   'words',   'words',   'nothing', 'nothing', 'nothing'],
  'subscription-welcome':  ['both', 'both', 'words',   'words',   'both',    'nothing', 'nothing', 'nothing'],
  // Whom an issue went to is for those who see subscribers.
  newsletter:              ['reads','reads','nothing','nothing','reads',   'nothing', 'nothing', 'nothing'],
  'job-alert':             ['both', 'both', 'words',   'nothing', 'nothing', 'words',   'nothing', 'nothing'],
  // What was sent lets somebody in: it is its recipient's alone.
  'studio-invitation':     ['words','words','nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  // To colleagues: they name leads and applicants together, and whoever looks after the team reads both.
  assignment:              ['both', 'both', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  mention:                 ['both', 'both', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  reminder:                ['both', 'both', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'evening-note':          ['both', 'both', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'],
  'morning-list':          ['both', 'both', 'nothing', 'nothing', 'nothing', 'both',    'nothing', 'nothing'],
  'interview-colleague':   ['both', 'both', 'nothing', 'nothing', 'nothing', 'both',    'nothing', 'nothing'],
  'retention-warning':     ['both', 'both', 'nothing', 'nothing', 'nothing', 'both',    'nothing', 'nothing'],
}

/** What is no operation on a document: pages of the admin, endpoints, notices, duties. */
// biome-ignore format: a table is read by its columns
export const actRights = {
  //                      owner  admin  editor marketer sales  recruiter holder viewer
  openStudio:            [true,  true,  true,  true,  true,  true,  true,  true],
  appointAdministrators: [true,  false, false, false, false, false, false, false],
  setUpAgency:           [true,  false, false, false, false, false, false, false],
  mendAddresses:         [true,  true,  true,  false, false, false, false, false],
  watchSite:             [true,  true,  true,  true,  false, false, false, false],
  mendSite:              [true,  true,  true,  false, false, false, false, false],
  openCalendar:          [true,  true,  true,  true,  true,  true,  false, true],
  connectSystems:        [true,  false, false, false, false, false, false, false],
  unlockAccounts:        [true,  true,  false, false, false, false, false, false],
  manageSignIns:         [true,  true,  false, false, false, false, false, false],
  runJobs:               [true,  true,  false, false, false, false, false, false],
  shareSavedViews:       [true,  true,  false, false, false, false, false, false],
  beKnownToColleagues:   [true,  true,  false, false, true,  true,  false, false],
  holdLeads:             [true,  true,  false, false, true,  false, false, false],
  holdApplications:      [true,  true,  false, false, false, true,  false, false],
  interview:             [true,  true,  true,  true,  true,  true,  false, false],
  hearOfApplications:    [false, false, false, false, false, true,  false, false],
  hearOfLeadsByPush:     [true,  true,  false, false, true,  false, false, false],
  hearOfAllLate:         [true,  true,  false, false, false, false, false, false],
  openLeadsBoard:        [true,  true,  false, false, true,  false, false, false],
  openApplicationsBoard: [true,  true,  false, false, false, true,  false, false],
  enterLeads:            [true,  true,  false, false, true,  false, false, false],
  mergeLeads:            [true,  true,  false, false, true,  false, false, false],
  openSpamTray:          [true,  true,  false, false, true,  true,  false, false],
  seeLeadsOfToday:       [true,  true,  false, false, true,  false, false, false],
  seeMailHealth:         [true,  true,  false, false, true,  true,  false, false],
  seeAlarms:             [true,  true,  false, false, false, false, false, false],
  seeFailedWebhooks:     [true,  true,  false, false, false, false, false, false],
  seeRefusedRetention:   [true,  true,  false, false, false, false, false, false],
  testAlarms:            [true,  true,  false, false, false, false, false, false],
  takeBounceReports:     [true,  true,  false, false, false, false, false, false],
  sendNewsletter:        [true,  true,  false, true,  false, false, false, false],
  sendTestMessage:       [true,  true,  false, false, true,  false, false, false],
  releaseSubscriptions:  [true,  true,  false, false, true,  false, false, false],
  readLeadReports:       [true,  true,  false, true,  true,  false, false, true],
  readHiringReports:     [true,  true,  false, false, false, true,  false, true],
  readVisitReports:      [true,  true,  true,  true,  true,  true,  false, true],
  exportConversions:     [true,  true,  false, true,  true,  false, false, false],
  makeCampaignLinks:     [true,  true,  true,  true,  true,  false, false, false],
  importCampaignCosts:   [true,  true,  true,  true,  true,  false, false, false],
  decideCampaignTests:   [true,  true,  true,  true,  true,  false, false, false],
  erasePeople:           [true,  true,  false, false, false, false, false, false],
} as const satisfies Record<string, Row<boolean>>
export type Act = keyof typeof actRights

/** How much of a person who asks for their data a role finds, hands over and counts. */
export type PersonScope = 'all' | 'leads' | 'applications' | 'none'
// biome-ignore format: a table is read by its columns
export const personScopes: Row<PersonScope> =
  // owner  admin  editor  marketer sales    recruiter       holder  viewer
  ['all',   'all', 'none', 'none',  'leads', 'applications', 'none', 'none']

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
  'get /find': 'openStudio',
  'get /first-run/demo': 'setUpAgency',
  'post /first-run/demo': 'setUpAgency',
  'post /first-run/:step': 'setUpAgency',
  'get /push/key': 'hearOfLeadsByPush',
  'post /push/devices': 'hearOfLeadsByPush',
  'get /mentions/leads': 'holdLeads',
  'get /mentions/applications': 'holdApplications',
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
  'get /guard/progress': 'watchSite',
  'post /guard/look': 'watchSite',
  'post /guard/mend': 'mendSite',
  'post /guard/hide': 'mendSite',
  'post /guard/searches/mean': 'mendSite',
  'post /guard/searches/hide': 'mendSite',
  'get /*/:id/preview': 'read',
  'get /*/:id/preview/live': 'read',
  'post /*/:id/preview/link': 'update',
  'post /*/:id/preview/typed': 'update',
  'get /globals/*/preview': 'read',
  'get /globals/*/preview/live': 'read',
  'post /globals/*/preview/link': 'update',
  'post /*/versions/:id': 'update',
  'post /globals/*/versions/:id': 'update',
  'get /*/:id/languages': 'read',
  'get /*/:id/languages/xliff': 'read',
  'post /*/:id/languages/:work': 'update',
  'get /*/:id/publishable': 'update',
  'get /globals/*/languages': 'read',
  'get /globals/*/languages/xliff': 'read',
  'post /globals/*/languages/:work': 'update',
  'get /globals/*/publishable': 'update',
  'get /leads/export': 'read',
  'get /leads/board': 'read',
  'post /leads/many': 'holdLeads',
  'post /leads/undo': 'holdLeads',
  'post /leads/by-hand': 'enterLeads',
  'get /leads/chat/:reference': 'enterLeads',
  'get /leads/tags': 'read',
  'get /leads/:id/answers': 'read',
  'post /leads/:id/answers': 'read',
  'get /leads/:id/same': 'read',
  'post /leads/:id/merge': 'mergeLeads',
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
  'get /media/:id/uses': 'read',
  'get /media/same/:hash': 'read',
  'get /newsletter-issues/posts-of-month': 'sendNewsletter',
  'get /newsletter-issues/:id/mail': 'read',
  'get /newsletter-issues/:id/standing': 'read',
  'post /newsletter-issues/:id/test': 'sendNewsletter',
  'post /newsletter-issues/:id/send': 'sendNewsletter',
  'post /newsletter-issues/:id/pause': 'sendNewsletter',
  'post /newsletter-issues/:id/continue': 'sendNewsletter',
  'post /newsletter-issues/:id/stop': 'sendNewsletter',
  'get /short-links/:id/shown': 'read',
  'get /short-links/:id/qr.svg': 'read',
  'get /short-links/:id/qr.png': 'read',
  'post /campaigns/:id/winner/:side': 'decideCampaignTests',
  'post /webhooks/:id/secret': 'update',
  'post /api-keys/:id/key': 'update',
  'post /api-keys/:id/revoke': 'update',
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
  'post /users/invite': 'manageSignIns',
  'post /users/invitation': 'signedAddress',
  'post /users/:id/invitation': 'selfOrManager',
  'delete /users/:id/invitation': 'selfOrManager',
  'get /users/:id/hand-over': 'selfOrManager',
  'post /users/:id/hand-over': 'selfOrManager',
  'post /users/:id/return': 'selfOrManager',
}

/** Every page of the admin beside Payload's own; to sign in, nothing is needed. */
export const viewNeeds: Record<string, Exclude<Need, Operation> | 'nothing'> = {
  login: 'nothing',
  inactivity: 'nothing',
  invitation: 'nothing',
  resetOver: 'nothing',
  dashboard: 'openStudio',
  closed: 'nothing',
  firstRun: 'setUpAgency',
  privacy: 'personScope',
  reports: anyReport,
  linkKit: 'makeCampaignLinks',
  calendar: 'openCalendar',
  missingPages: 'mendAddresses',
  tryAddress: 'mendAddresses',
  guard: 'watchSite',
  leadsBoard: 'openLeadsBoard',
  applicationsBoard: 'openApplicationsBoard',
  newLead: 'enterLeads',
  spamTray: 'openSpamTray',
  apiGuide: 'connectSystems',
}
