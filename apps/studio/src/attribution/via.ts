/**
 * Things of ours that lead here and say so: a card (its page is the landing page), a printed code
 * (`?via=qr:booth-3`), a short link (`?via=short:ramadan`), the WhatsApp button (`?via=whatsapp:7k2q`).
 */

const kinds = /^(?:card|short|qr|nfc|whatsapp):[\p{L}\p{N}_-]{1,64}$/u
const cardPage = /^\/(?:(?:ar|en)\/)?card\/([^/]{1,64})\/?$/

/** @returns `card:sara`, `qr:booth-3` …; nothing for any other visit. */
export function readVia(path: string, query: URLSearchParams): string | undefined {
  const said = query.get('via')
  if (said && kinds.test(said)) return said
  const [, card] = cardPage.exec(path) ?? []
  return card ? `card:${decode(card)}` : undefined
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
