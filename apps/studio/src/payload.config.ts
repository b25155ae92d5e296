/** The studio at a glance: what it holds, who may, and where it is kept. */
import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig, type Config } from 'payload'
import sharp from 'sharp'
import { factorLevels } from './accounts/second-factor/at-sign-in.ts'
import { holdBackUnfinished } from './accounts/second-factor/hold-back.ts'
import { admin } from './admin.ts'
import { watchAlarms } from './alarms/watch-alarms.ts'
import { conversionEndpoints } from './attribution/conversion-endpoints.ts'
import { costEndpoints } from './attribution/costs/endpoint.ts'
import { linkKitEndpoints } from './attribution/link-kit/endpoint.ts'
import { qrEndpoints } from './attribution/link-kit/qr-endpoint.ts'
import { collections } from './collections.ts'
import { watchCalendar } from './content/feed/calendar.ts'
import { editor } from './content/rich-text/editor.ts'
import { jobs } from './content/schedule/jobs.ts'
import { scheduleEveryLanguage } from './content/schedule/schedule-every-language.ts'
import { cleanStored } from './content/uploads/clean-stored.ts'
import { largestUpload } from './content/uploads/limits.ts'
import { sayFileMistakes } from './content/uploads/say-mistakes.ts'
import { restoreInOneLanguage } from './content/versions/restore.ts'
import { queryPresets } from './desk/query-presets.ts'
import { watchSubmissions } from './desk/sweep.ts'
import { globals } from './globals.ts'
import { watchBounces } from './mail/bounces/watch-bounces.ts'
import { payloadMail } from './mail/payload-mail.ts'
import { watchOutbox } from './mail/watch-outbox.ts'
import { closeMigrations } from './platform/access/close-migrations.ts'
import { presentAdded, presented, presentedGlobal } from './platform/admin/present.ts'
import { database } from './platform/database/adapter.ts'
import { readEnv } from './platform/env.ts'
import { say } from './platform/i18n/say.ts'
import { overrideWords, translations } from './platform/i18n/translations.ts'
import { withoutValues } from './platform/server/without-values.ts'
import { privacyEndpoints } from './privacy/endpoints.ts'
import { watchRetention } from './privacy/retention/watch-retention.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import { watchBlanks } from './together/blank.ts'
import { togetherEndpoints } from './together/endpoint.ts'
import { watchWebhooks } from './webhooks/watch-webhooks.ts'

const env = readEnv()

const config = buildConfig({
  serverURL: env.studioOrigin,
  secret: env.payloadSecret,
  admin,
  collections: collections.map(presented),
  globals: globals.map(presentedGlobal),
  editor,
  sharp,
  jobs,
  email: payloadMail,
  db: database(),
  i18n: { supportedLanguages: { ar, en }, fallbackLanguage: 'ar', translations },
  localization: {
    defaultLocale: 'ar',
    fallback: false,
    defaultLocalePublishOption: 'active',
    locales: [
      { code: 'ar', label: say('العربيّة', 'Arabic'), rtl: true },
      { code: 'en', label: say('الإنجليزيّة', 'English') },
    ],
  },
  experimental: { localizeStatus: true },
  upload: { limits: { fileSize: largestUpload }, abortOnLimit: true },
  hooks: { afterError: [sayFileMistakes] },
  queryPresets,
  endpoints: [
    ...reportEndpoints,
    ...conversionEndpoints,
    ...linkKitEndpoints,
    ...qrEndpoints,
    ...costEndpoints,
    ...privacyEndpoints,
    ...togetherEndpoints,
  ],
  cors: [],
  csrf: [env.studioOrigin],
  defaultDepth: 1,
  maxDepth: 3,
  graphQL: { disable: true },
  telemetry: false,
  // Two people who changed the same thing are no fault of the studio's.
  loggingLevels: { EditConflict: 'info', ...factorLevels } as Config['loggingLevels'],
  onInit: (payload) => {
    restoreInOneLanguage(payload)
    holdBackUnfinished(payload)
    if (process.env.WAJIHA_SERVES !== 'studio') return
    watchCalendar(payload)
    watchSubmissions(payload)
    watchOutbox(payload)
    watchRetention(payload)
    watchWebhooks(payload)
    watchAlarms(payload)
    watchBounces(payload)
    watchBlanks(payload)
    void cleanStored(payload, env.mediaDir)
  },
  // Standard output belongs to what commands answer.
  logger: {
    options: {
      ...{ name: 'studio', level: process.env.LOG_LEVEL || 'info' },
      hooks: {
        logMethod(words, write) {
          write.apply(this, words.map(withoutValues) as typeof words)
        },
      },
    },
    destination: process.stderr,
  },
  typescript: { autoGenerate: false, outputFile: 'src/payload-types.ts' },
})

export default config
  .then(scheduleEveryLanguage)
  .then(overrideWords)
  .then(presentAdded)
  .then(closeMigrations)
