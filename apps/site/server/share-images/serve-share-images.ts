/** Pictures of shared links under `/share/LANGUAGE/PATH-MARK.png`; an unknown one is a 404. */
import { sharePrefix } from '#app/seo/share-image.ts'
import type { Exchange, Handler } from '../http/exchange.ts'
import { sayMissing } from '../http/say-missing.ts'
import { sendRedirect, sendText } from '../http/send.ts'
import type { ShareImages } from './share-images.ts'

const noStore = { 'cache-control': 'no-store' }

export function serveShareImages(images: ShareImages): Handler {
  return (exchange) => exchange.pathname.startsWith(sharePrefix) && answer(exchange)

  async function answer(exchange: Exchange): Promise<boolean> {
    const found = await images.answer(exchange.pathname)
    if (found.kind === 'picture') return sendPicture(exchange, found.bytes)
    if (found.kind === 'elsewhere') return sendRedirect(exchange, 302, found.location, noStore)
    if (found.kind === 'missing') return sayMissing(exchange)
    return sendText(exchange, 503, 'text/plain', 'Try again shortly', { 'retry-after': '5' })
  }
}

/** The address changes with the picture, so it is its own entity tag. */
function sendPicture(
  { request, response, method, common, pathname }: Exchange,
  bytes: Buffer,
): true {
  const etag = `"${/-([0-9a-z]+)\.png$/.exec(pathname)?.[1]}"`
  const headers = {
    ...common,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    // Previews of other sites show it.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  }
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end()
    return true
  }
  response.writeHead(200, {
    ...headers,
    'content-type': 'image/png',
    'content-length': bytes.length,
  })
  response.end(method === 'HEAD' ? undefined : bytes)
  return true
}
