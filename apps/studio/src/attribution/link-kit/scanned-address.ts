import { readEnv } from '../../platform/env.ts'

/**
 * What a camera opens: `https://birkar.example/short/spring-x?qr`. The site tells a scan by the ending,
 * so one short link serves print and screen.
 */
export const scannedAddress = (code: string): string =>
  `${readEnv().siteOrigin}/short/${encodeURIComponent(code)}?qr`
