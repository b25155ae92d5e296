import { modulesOf, qrPng, qrSvg } from '../../platform/qr-code.ts'
import { scannedAddress } from './scanned-address.ts'

/** The QR code of a short link, as a picture to show or to take along. */
export async function qrAnswer(code: string, kind: 'svg' | 'png'): Promise<Response> {
  const address = scannedAddress(code)
  const modules = modulesOf(address)
  const body = kind === 'svg' ? qrSvg(modules, address) : new Uint8Array(await qrPng(modules))
  return new Response(body, {
    headers: {
      'Content-Type': kind === 'svg' ? 'image/svg+xml' : 'image/png',
      'Content-Disposition': `inline; filename*=UTF-8''qr-${encodeURIComponent(code)}.${kind}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}
