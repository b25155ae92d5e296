/** The studio at a glance: what it holds, who may, and where it is kept. */
import { buildConfig } from 'payload'
import { admin } from './admin/admin.ts'
import { collections } from './collections/index.ts'
import { database } from './database/adapter.ts'
import { readEnv } from './env.ts'
import { globals } from './globals/index.ts'
import { translations } from './i18n/translations.ts'
import { jobs } from './jobs/jobs.ts'
import { editor } from './rich-text/editor.ts'
import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import sharp from 'sharp'

const env = readEnv()

export default buildConfig({
  secret: env.payloadSecret,
  serverURL: env.studioOrigin,
  csrf: [env.studioOrigin],
  cors: [env.siteOrigin],
  db: database(),
  editor,
  sharp: sharp as never,
  admin,
  collections,
  globals,
  jobs,
  i18n: { supportedLanguages: { ar, en }, fallbackLanguage: 'ar', translations: translations as never },
  localization: {
    defaultLocale: 'ar',
    fallback: false,
    locales: [
      { code: 'ar', label: { ar: 'العربيّة', en: 'Arabic' }, rtl: true },
      { code: 'en', label: { ar: 'الإنجليزيّة', en: 'English' } },
    ],
  },
  experimental: { localizeStatus: true },
  upload: { limits: { fileSize: 8_000_000 }, abortOnLimit: true },
  graphQL: { disable: true },
  telemetry: false,
  defaultDepth: 1,
  maxDepth: 3,
  typescript: { outputFile: 'src/payload-types.ts' },
})
