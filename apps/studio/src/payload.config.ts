/** The studio at a glance: what it holds, who may, and where it is kept. */
import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { traceOfLine } from '@wajiha/contract/traces'
import { buildConfig, type Config } from 'payload'
import sharp from 'sharp'
import { sayRefusals } from './accounts/sign-in/say-refusals.ts'
import { admin } from './admin.ts'
import { tellRefused } from './audit/tell-refused.ts'
import { collections } from './collections.ts'
import { editor } from './content/rich-text/editor.ts'
import { jobs } from './content/schedule/jobs.ts'
import { scheduleEveryLanguage } from './content/schedule/schedule-every-language.ts'
import { largestUpload } from './content/uploads/limits.ts'
import { sayFileMistakes } from './content/uploads/say-mistakes.ts'
import { queryPresets } from './desk/query-presets.ts'
import { features, gathered } from './features.ts'
import { globals } from './globals.ts'
import { payloadMail } from './mail/payload-mail.ts'
import { closeMigrations } from './platform/access/close-migrations.ts'
import { presentAdded, presented, presentedGlobal } from './platform/admin/present.ts'
import { database } from './platform/database/adapter.ts'
import { readEnv } from './platform/env.ts'
import { nameFields } from './platform/failures/name-fields.ts'
import { sayFailures } from './platform/failures/say-failures.ts'
import { say } from './platform/i18n/say.ts'
import { overrideWords, translations } from './platform/i18n/translations.ts'
import { spareInBulk } from './platform/lists/bulk-edit.ts'
import { spareOfMachines } from './platform/lists/of-machines.ts'
import { refusalLevels } from './platform/refusal.ts'
import { isOfWhoWentAway } from './platform/server/who-went-away.ts'
import { withoutValues } from './platform/server/without-values.ts'

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
  plugins: [keepFilesWhereTold],
  hooks: { afterError: [sayFailures, nameFields, sayFileMistakes, sayRefusals, tellRefused] },
  queryPresets,
  endpoints: features.flatMap((feature) => feature.endpoints ?? []),
  custom: { codes: gathered('codes') },
  cors: [],
  csrf: [env.studioOrigin],
  defaultDepth: 1,
  maxDepth: 3,
  graphQL: { disable: true },
  telemetry: false,
  loggingLevels: { ...refusalLevels, ...gathered('loggingLevels') },
  onInit: (payload) => {
    for (const { onInit } of features) onInit?.(payload)
    if (process.env.WAJIHA_SERVES !== 'studio') return
    for (const { watch } of features) watch?.(payload)
  },
  // Standard output belongs to what commands answer.
  logger: {
    options: {
      name: 'studio',
      level: process.env.LOG_LEVEL || 'info',
      // Where traces are kept, a line that belongs to one names it.
      mixin: traceOfLine,
      hooks: {
        logMethod(words, write) {
          if (!words.some(isOfWhoWentAway))
            write.apply(this, words.map(withoutValues) as typeof words)
        },
      },
    },
    destination: process.stderr,
  },
  typescript: { autoGenerate: false, outputFile: 'src/payload-types.ts' },
})

/** What speaks to buckets is loaded only where there is one. */
async function keepFilesWhereTold(composed: Config): Promise<Config> {
  const { filesBucket } = env
  if (!filesBucket) return composed
  const { inBucket } = await import('./platform/storage/in-bucket.ts')
  return inBucket(composed, filesBucket)
}

export default config
  .then(scheduleEveryLanguage)
  .then(overrideWords)
  .then(presentAdded)
  .then(spareInBulk)
  .then(spareOfMachines)
  .then(closeMigrations)
