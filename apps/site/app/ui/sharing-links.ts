type Network = 'whatsapp' | 'x' | 'linkedin' | 'telegram'

/**
 * Where a page can be passed on, as addresses that each network documents for plain links.
 *
 * @param url Absolute; an Arabic path may be percent-encoded already.
 */
export function sharingLinks(url: string, title: string): { network: Network; href: string }[] {
  const link = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  return [
    { network: 'whatsapp', href: `https://wa.me/?text=${words}%20${link}` },
    { network: 'x', href: `https://x.com/intent/post?text=${words}&url=${link}` },
    { network: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { network: 'telegram', href: `https://t.me/share/url?url=${link}&text=${words}` },
  ]
}
