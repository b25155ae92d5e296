/** Latin runs inside Arabic lines, and Arabic ones inside English lines, kept in their own order. */
import { directionOf, isolateLtr, isolateRtl, type Locale, stripBidiControls } from '@wajiha/arabic'

const latinRun = /[A-Za-z0-9](?:[A-Za-z0-9+#@&./:_'’-]|\s(?=[A-Za-z]))*/g
const arabicRun = /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}]|\s(?=\p{Script=Arabic}))*/gu

export function isolateRuns(line: string, locale: Locale): string {
  const text = stripBidiControls(line)
  return directionOf(locale) === 'rtl'
    ? text.replace(latinRun, isolateLtr)
    : text.replace(arabicRun, isolateRtl)
}
