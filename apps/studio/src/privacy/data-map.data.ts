/**
 * The data map: every field of every collection that can hold something about a person, and what it
 * is (TRUST 3.7). The erasure empties by it, the export is labelled by it, and a check fails when a
 * field is not in it. Paths as `leafFields` writes them.
 *
 * `identity` who somebody is and how to reach them · `words` what they or a colleague wrote, where
 * anything may stand · `trace` what leads back to them: visitor ids, addresses of pages, networks ·
 * `kept` what stays without the person: stage, service, channel, dates, and our own bookkeeping ·
 * `staff` colleagues, who are no visitors.
 */
import { plainOf } from '../platform/fields/plain-answers.data.ts'
import type { Said } from '../platform/i18n/say.ts'
import { say } from '../platform/i18n/say.ts'

export type Mapped = {
  about: Said
  /** What an erasure does with a row: empties it, removes it, or leaves it because nobody is in it. */
  erased: 'emptied' | 'removed' | 'left'
  identity?: readonly string[]
  words?: readonly string[]
  trace?: readonly string[]
  kept?: readonly string[]
  staff?: readonly string[]
}

const list = (text: string): string[] => text.split(/\s+/).filter((path) => path)

const reach = 'name phoneE164 email phoneRaw phoneCountry phoneType emailNorm'
const visit = 'pageUrl referrerHost ipTrunc uaFamily'
const story = `attribution.gclid attribution.gbraid attribution.wbraid attribution.visitor
  attribution.timeline attribution.why.ar attribution.why.en`
const source = `attribution.channel attribution.source attribution.medium attribution.campaign
  attribution.term attribution.content attribution.landingPath attribution.referrerHost attribution.via
  attribution.firstChannel attribution.lastChannel attribution.firstTouchAt attribution.lastTouchAt
  attribution.touchCount attribution.daysToConvert attribution.clickedAt attribution.credits`
const consent =
  'consent.basis consent.privacyAt consent.textVersion consent.locale consent.marketingAt consent.adsAt'
const records = `${consent} campaign card shortLink reference locale submission earlier person stage
  spamScore spamReasons number anonymisedAt`

export const dataMap: Record<string, Mapped> = {
  leads: {
    about: say('من طلب شيئًا', 'Who asked for something'),
    erased: 'emptied',
    identity: [...list(reach), ...plainOf('identity')],
    words: [...list('message nextAction tags'), ...plainOf('words')],
    trace: list(`${visit} ${story}`),
    kept: [
      ...list(`${source} ${records} service serviceKey branch budget replyBy replyWhen form lostReason value currency
        nextActionAt dueAt firstResponseAt campaignValue campaignCurrency variant variantTest cameBy mergedInto`),
      ...plainOf('kept'),
    ],
    staff: ['owner'],
  },
  applications: {
    about: say('من تقدّم إلى وظيفة', 'Who applied for a job'),
    erased: 'emptied',
    identity: list(`${reach} city experience notice salary links cvName`),
    words:
      list(`message tags nextAction answers.question answers.answer answers.knocksOut answers.questionId
      answers.kind interview.where`),
    trace: list(`${visit} ${story}`),
    kept: list(`${source} ${records} country job rejectionReason rejectionMailAt rating isKnockedOut
      interview.at interview.minutes interview.sequence nextActionAt warnedAt keepUntil`),
    staff: list('assignee interview.by'),
  },
  people: {
    about: say('كلّ من كتب إلينا', 'Everybody who wrote'),
    erased: 'removed',
    identity: list('name company names phones emails'),
    words: ['tags'],
    kept: list('locale hasLeads hasApplications'),
  },
  submissions: {
    about: say('ما أرسله الزوّار كما وصل', 'What visitors sent, as it came'),
    erased: 'emptied',
    identity: list('name phone email company attachmentName attachmentFile attachmentUrl files'),
    words: list('message payload processError'),
    trace: ['pageUrl'],
    kept: list(`form service branch subject reference receivedAt isQuarantined quarantineReasons locale
      idempotencyKey processedAt releasedAt processTries processAfter`),
  },
  subscribers: {
    about: say('من اشترك في النشرة', 'Who subscribed to the newsletter'),
    erased: 'removed',
    identity: list('email emailNorm name'),
    words: ['tags'],
    trace: list('consent.ipTrunc consent.pageUrl tokenHash'),
    kept: list(`consent.textVersion consent.at state locale confirmedAt unsubscribedAt submission
      tokenExpiresAt`),
  },
  activities: {
    about: say('تاريخ العمل مع كلّ منهم', 'The history of the work with each of them'),
    erased: 'emptied',
    words: list('from to note'),
    kept: list('type lead application at'),
    staff: list('actor actorName'),
  },
  outbox: {
    about: say('البريد الصادر', 'Outgoing mail'),
    erased: 'emptied',
    identity: list('to replyTo'),
    words: list('subject text html calendar headers lastError bounceReason'),
    trace: list('messageId providerId'),
    kept: list(
      'state kind locale attempts nextAt sentAt bounce bouncedAt key aboutCollection aboutId issue leftAt claim claimedUntil',
    ),
  },
  touches: {
    about: say('زيارات من سمح بتذكّرها', 'Visits of those who allowed it'),
    erased: 'removed',
    trace: list(`touchId visitor sessionId reference landingPath referrerHost visit uaFamily`),
    kept: list('at kind source medium campaign content via deviceClass locale'),
  },
  'webhook-deliveries': {
    about: say('ما أُرسل إلى أنظمة أخرى', 'What other systems were told'),
    erased: 'removed',
    words: list('body lastError'),
    kept: list(`event webhook state attempts nextAt sentAt eventId key aboutCollection aboutId claim
      claimedUntil`),
  },
  'access-log': {
    about: say('من اطّلع على ماذا', 'Who looked at what'),
    erased: 'left',
    kept: list('at action subject subjectId count filter'),
    staff: list('who whoName role'),
  },
  'audit-log': {
    about: say('من فعل ماذا في الاستوديو', 'Who did what in the studio'),
    erased: 'left',
    kept: list('at act subject subjectId detail address'),
    staff: list('who whoName role'),
  },
  erasures: {
    about: say('من مُحيت بياناته، ببصمةٍ لا تُقرأ', 'Who was erased, as hashes that nobody can read'),
    erased: 'left',
    kept: list('at counts siteDoneAt siteReports hashes'),
    staff: list('by byName'),
  },
  users: {
    about: say('فريق الاستوديو', 'The studio’s team'),
    erased: 'left',
    staff: list(
      `name role language invitedAt lastSeenAt leftAt currentPassword mustChangePassword
      mails.assignment mails.mention mails.reminder mails.evening mails.morning sessions.device`,
    ),
  },
  'api-keys': {
    about: say('مفاتيح الأنظمة الأخرى', 'Keys of other systems'),
    erased: 'left',
    kept: list('name scopes expiresAt beginning lastUsedOn revokedAt hash'),
    staff: ['createdBy'],
  },
  'push-devices': {
    about: say('أجهزة الزملاء التي تصلها تنبيهات', 'Colleagues’ devices that get notices'),
    erased: 'left',
    staff: list('person name endpoint hash p256dh auth'),
  },
  cards: {
    about: say('بطاقات الزملاء، وهي منشورة', 'Colleagues’ cards, which are published'),
    erased: 'left',
    staff:
      list(`savedBy prefix givenName familyName suffix fullName jobTitle department company bio photo branch
      phones.e164 phones.type phones.label phones.whatsapp emails.email urls.kind urls.href urls.label
      owner`),
    kept: list('key publicCode uid state paper indexable'),
  },
}

/** Collections in which nobody is found who did not want to be published, or nobody at all. */
export const withoutVisitors = [
  'projects',
  'services',
  'posts',
  'authors',
  'testimonials',
  'media',
  'files',
  'jobs',
  'departments',
  'campaigns',
  'newsletter-issues',
  'block-pages',
  'short-links',
  'redirects',
  'missing-pages',
  'branches',
  'categories',
  'tags',
  'series',
  'industries',
  'mail-templates',
  'campaign-links',
  'page-counts',
  'retention-runs',
  'campaign-costs',
  'webhooks',
  'alarms',
]
