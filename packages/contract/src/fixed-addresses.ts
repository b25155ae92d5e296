/**
 * Addresses at which the site answers before any redirect is asked: one that begins there would never be followed.
 * `apps/site/server/addresses.test.ts` holds them to the site's own table. Folders of pictures and files are none of
 * them: what is no longer in one may lead elsewhere.
 */
import { withoutPrefix } from './paths.ts'

const files = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/consent',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  '/preview',
  '/preview/end',
  '/preview/live',
  '/preview/found',
  '/_preview.css',
  '/_preview.js',
]
/** As pages are, also under their language. */
const filesInEveryForm = ['/blogs/rss.xml', '/blogs/feed.json', '/jobs.xml', '/site.webmanifest']
const folders = ['/api/forms/', '/api/v1/', '/api/icons/', '/_ipx/', '/_nuxt/', '/_frame/']
const patterns = [/^\/(?:ar|en)\/sitemap(?:-\d+)?\.xml$/, /^(?:\/ar|\/en)?\/card\/[^/]+\.vcf$/]

/** @param path with or without a language, as a redirect has it. */
export function isFixedAddress(path: string): boolean {
  const plain = path.toLowerCase()
  return (
    files.includes(plain) ||
    filesInEveryForm.includes(withoutPrefix(plain)) ||
    folders.some((folder) => plain.startsWith(folder)) ||
    patterns.some((pattern) => pattern.test(plain))
  )
}
