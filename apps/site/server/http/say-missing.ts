import type { Exchange } from './exchange.ts'
import { sendText } from './send.ts'

/**
 * What the handler of a folder of files says of one that is not there. Who looks at it in a tab gets
 * the page that says so, from the handler of pages; everything else a line.
 */
export const sayMissing = (exchange: Exchange): boolean =>
  !exchange.request.headers.accept?.includes('text/html') &&
  sendText(exchange, 404, 'text/plain', 'Not found')
