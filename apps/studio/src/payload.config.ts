/** The studio at a glance: what it holds, who may, and where it is kept. */
import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig, type Config } from 'payload'
import sharp from 'sharp'
import { admin } from './admin/admin.ts'
import { presentAdded, presented, presentedGlobal } from './admin/present.ts'
import { watchAlarms } from './alarms/watch-alarms.ts'
import { conversionEndpoints } from './attribution/conversion-endpoints.ts'
import { costEndpoints } from './attribution/costs/endpoint.ts'
import { linkKitEndpoints } from './attribution/link-kit/endpoint.ts'
import { qrEndpoints } from './attribution/link-kit/qr-endpoint.ts'
import { collections } from './collections/index.ts'
import { database } from './database/adapter.ts'
import { queryPresets } from './desk/query-presets.ts'
import { watchSubmissions } from './desk/sweep.ts'
import { readEnv } from './env.ts'
import { watchCalendar } from './feed/calendar.ts'
import { say } from './fields/say.ts'
import { globals } from './globals/index.ts'
import { overrideWords, translations } from './i18n/translations.ts'
import { jobs } from './jobs/jobs.ts'
import { scheduleEveryLanguage } from './jobs/schedule-every-language.ts'
import { watchBounces } from './mail/bounces/watch-bounces.ts'
import { payloadMail } from './mail/payload-mail.ts'
import { watchOutbox } from './mail/watch-outbox.ts'
import { privacyEndpoints } from './privacy/endpoints.ts'
import { watchRetention } from './privacy/retention/watch-retention.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import { editor } from './rich-text/editor.ts'
import { factorLevels } from './second-factor/at-sign-in.ts'
import { holdBackUnfinished } from './second-factor/hold-back.ts'
import { withoutValues } from './server/without-values.ts'
import { watchBlanks } from './together/blank.ts'
import { togetherEndpoints } from './together/endpoint.ts'
import { cleanStored } from './uploads/clean-stored.ts'
import { largestUpload } from './uploads/limits.ts'
import { sayFileMistakes } from './uploads/say-mistakes.ts'
import { restoreInOneLanguage } from './versions/restore.ts'
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

export default config.then(scheduleEveryLanguage).then(overrideWords).then(presentAdded)
