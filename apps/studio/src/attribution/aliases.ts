/**
 * The agency's own words for sources and media (ATTR-08). What visitors brought is kept as it is;
 * the alias is looked up when it is read.
 */

const utmFields = ['source', 'medium', 'campaign'] as const
export type UtmField = (typeof utmFields)[number]

/** One approved value and the spellings that mean the same. */
export type Term = { field: UtmField; value: string; aliases?: string[] | null }

export const defaultVocabulary: Term[] = [
  { field: 'source', value: 'google', aliases: ['adwords', 'google-ads', 'googleads'] },
  { field: 'source', value: 'facebook', aliases: ['fb', 'facebook.com', 'meta', 'فيسبوك'] },
  { field: 'source', value: 'instagram', aliases: ['ig', 'insta', 'instagram.com', 'انستغرام'] },
  { field: 'source', value: 'x', aliases: ['twitter', 'twitter.com', 'x.com', 'تويتر'] },
  { field: 'source', value: 'snapchat', aliases: ['snap', 'sc', 'سناب'] },
  { field: 'source', value: 'tiktok', aliases: ['tik-tok', 'tt', 'تيك توك'] },
  { field: 'source', value: 'linkedin', aliases: ['li', 'linkedin.com', 'لينكدإن'] },
  { field: 'source', value: 'youtube', aliases: ['yt', 'youtube.com', 'يوتيوب'] },
  { field: 'source', value: 'whatsapp', aliases: ['wa', 'whats', 'whats app', 'واتساب'] },
  { field: 'source', value: 'newsletter', aliases: ['news-letter', 'النشرة'] },
  { field: 'source', value: 'print', aliases: ['flyer', 'poster', 'booth', 'مطبوع'] },
  { field: 'medium', value: 'cpc', aliases: ['ppc', 'paid', 'ads', 'إعلان'] },
  { field: 'medium', value: 'social', aliases: ['organic-social', 'social-media'] },
  { field: 'medium', value: 'email', aliases: ['e-mail', 'mail', 'بريد'] },
  { field: 'medium', value: 'whatsapp', aliases: [] },
  { field: 'medium', value: 'qr', aliases: ['qrcode', 'qr-code', 'qr code'] },
  { field: 'medium', value: 'display', aliases: ['banner'] },
  { field: 'medium', value: 'referral', aliases: ['partner'] },
]

/** How two spellings are compared: NFC, lower case, one kind of space and dash. */
export const foldUtm = (value: string) =>
  value
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-')

export type Vocabulary = ReturnType<typeof createVocabulary>

export function createVocabulary(terms: readonly Term[]) {
  const known = new Map<string, string>()
  for (const { field, value, aliases } of terms)
    for (const spelling of [value, ...(aliases ?? [])])
      known.set(`${field} ${foldUtm(spelling)}`, value)
  return {
    /** The approved value; an unknown one comes back folded, so that capitals alone make no second row. */
    canonical: (field: UtmField, value: string): string =>
      known.get(`${field} ${foldUtm(value)}`) ?? foldUtm(value),
    isKnown: (field: UtmField, value: string): boolean => known.has(`${field} ${foldUtm(value)}`),
    /** What a person may choose from. */
    approved: (field: UtmField): string[] =>
      terms.filter((term) => term.field === field).map(({ value }) => value),
  }
}
