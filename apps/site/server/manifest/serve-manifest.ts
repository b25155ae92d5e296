/** `/site.webmanifest` and its English twin. */
import type { Locale } from '@wajiha/arabic'
import { manifestPath } from '#app/addresses.ts'
import type { Content } from '../content/content.ts'
import { serveWritten, type Write } from '../content/serve-written.ts'
import type { Handler } from '../http/exchange.ts'
import { writeManifest } from './write-manifest.ts'

export function serveManifest(content: Content): Handler {
  const write =
    (locale: Locale): Write =>
    async () => {
      const general = await content.read(locale, 'general')
      if (!general) return undefined
      return { text: writeManifest(general.data, locale), type: 'application/manifest+json' }
    }
  return serveWritten(
    content,
    new Map([
      [manifestPath, write('ar')],
      [`/ar${manifestPath}`, write('ar')],
      [`/en${manifestPath}`, write('en')],
    ]),
  )
}
