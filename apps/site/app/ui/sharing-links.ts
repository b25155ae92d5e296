/**
 * Where a page can be passed on, as addresses that each network documents for plain links.
 *
 * @param url Absolute; an Arabic path may be percent-encoded already.
 */
export function sharingLinks(url: string, title: string): { name: string; href: string }[] {
  const link = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${link}` },
    { name: 'X', href: `https://x.com/intent/post?text=${words}&url=${link}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${words}` },
  ]
}
