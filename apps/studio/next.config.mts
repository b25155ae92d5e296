/**
 * Named `.mts`, so that Node reads it: for a `.ts` the studio's process loads Next's compiler, which strips these
 * types and then stays, 38 MB for nothing. Decision 049.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const root = join(import.meta.dirname, '..', '..')

/** The name under which modules ask for the editor of texts. */
const editor = 'editor-when-needed'
const naming = (from: string) => ({
  loaders: [amending('ask-for-editor.mjs', { from, to: `'${editor}'` })],
})

/** Runs a file of this folder over modules. Turbopack keeps what came of it for as long as all it is told is the same, its words included. */
function amending(file: string, options: Record<string, string> = {}) {
  const loader = join(import.meta.dirname, file)
  const words = createHash('sha256')
  for (const read of [loader, join(import.meta.dirname, 'amend.mjs')])
    words.update(readFileSync(read))
  return { loader, options: { ...options, words: words.digest('hex') } }
}

const config: NextConfig = {
  poweredByHeader: false,
  // Logs and answers name errors by their class, which minification would rename.
  experimental: { serverMinification: false },
  // Types are checked by the project's own compiler, which Next does not know yet.
  typescript: { ignoreBuildErrors: true },
  // No module here is loaded by AMD: for the way to do so, Payload's choice of dates names its libraries a second time.
  compiler: { define: { 'define.amd': false } },
  transpilePackages: ['@wajiha/arabic', '@wajiha/brand', '@wajiha/contract'],
  turbopack: {
    root,
    resolveAlias: {
      [codeEditor()]: './src/platform/admin/code-view.tsx',
      // JSON is held against a schema on the server alone.
      ajv: { browser: false },
      [editor]: './src/content/rich-text/editor-when-needed.tsx',
      'written-since': './src/together/written-since.ts',
      'once-opened': './src/platform/admin/once-opened.tsx',
      'comes-late': './src/platform/admin/comes-late.tsx',
      'typed-dates': './src/platform/admin/dates/typed-date.tsx',
      'as-before': './src/platform/admin/as-before.ts',
      'at-leisure': './src/platform/admin/at-leisure.ts',
    },
    rules: {
      '**/admin/importMap.js': naming("'@payloadcms/richtext-lexical/client'"),
      '**/richtext-lexical/dist/field/rscEntry.js': naming("'../exports/client/index.js'"),
      '**/@payloadcms/ui/dist/elements/FieldDiffContainer/index.js': {
        loaders: [amending('name-differences.mjs')],
      },
      '**/@payloadcms/richtext-lexical/dist/field/Diff/converters/upload/index.js': {
        loaders: [amending('compare-pictures.mjs')],
      },
      '**/@payloadcms/richtext-lexical/dist/exports/client/index.js': {
        loaders: [amending('bring-whole-editor.mjs')],
      },
      '**/@payloadcms/ui/dist/exports/client/index.js': {
        loaders: ['keep-written.mjs', 'draw-late.mjs', 'draw-once.mjs'].map((file) =>
          amending(file),
        ),
      },
    },
  },
  outputFileTracingRoot: root,
  rewrites: async () => [{ source: '/manifest/:language', destination: '/api/manifest/:language' }],
  // The last rule that matches decides.
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    ...writtenByOthers.map((source) => ({ source, headers: [sandboxed] })),
  ],
}

/**
 * How Payload's admin asks for its editor of code, which fetches its parts from a stranger's server
 * when it is opened. Upstream names the file by what is in it.
 */
function codeEditor(): string {
  const folder = join(root, 'node_modules/@payloadcms/ui/dist/exports/client')
  const name = readdirSync(folder).find((one) => /^CodeEditor-\w+\.js$/.test(one))
  if (!name)
    throw new Error(`Payload keeps its editor of code elsewhere; see ${import.meta.filename}.`)
  return `./${name}`
}

/** The office is never framed by strangers and never tells where its people came from. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
]

/** Documents made of what strangers wrote: nothing in them runs, however they are opened. */
const writtenByOthers = [
  '/api/outbox/:id/message',
  '/api/mail-templates/:id/preview',
  '/api/newsletter-issues/:id/mail',
  '/api/submissions/:id/attachment',
]
const sandboxed = {
  key: 'Content-Security-Policy',
  value:
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: http: data:; frame-ancestors 'self'",
}

const withOffice: NextConfig = withPayload(config)
const payloadHeaders = withOffice.headers
// Payload names itself and its framework in a header; nobody outside needs to know.
withOffice.headers = async () =>
  ((await payloadHeaders?.()) ?? []).map((rule) => ({
    ...rule,
    headers: rule.headers.filter(({ key }) => key !== 'X-Powered-By'),
  }))

export default withOffice
