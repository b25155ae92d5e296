/** What every page of the studio says of itself beside its title: whose it is, its icons, its colours. */
import { readLocale } from '@wajiha/arabic'
import { roles } from '@wajiha/brand/inks'
import { wordmarkNames } from '@wajiha/brand/wordmark'
import type { Metadata, Viewport } from 'next'
import { type Said, say } from '../../i18n/say.ts'
import { appName } from './manifest.ts'

/** The product's name, which ends each title. */
const product: Said = say('واجهة', 'Wajiha')

/** Of an address where nothing is. */
export const missingTitle: Said = say('الصفحة غير موجودة', 'Page not found')

/**
 * An address that Payload does not know has two heads, of the page and of the one in its place, and the browser may
 * keep either: both say the same.
 */
const isMissing = ({ keywords }: Metadata) =>
  typeof keywords === 'string' && keywords.startsWith('404 ')

/**
 * @param meta what Payload says, its title in the person's language.
 * @param own the title of a page that is ours, of which Payload knows none.
 */
export function pageHead(
  meta: Metadata,
  chosen: string,
  own: Said | undefined = isMissing(meta) ? missingTitle : undefined,
): Metadata {
  const language = readLocale(chosen)
  const title = appName(wordmarkNames[language], language)
  return {
    ...meta,
    title: own ? `${own[language]} · ${product[language]}` : named(meta.title, language),
    description: null,
    keywords: null,
    applicationName: title,
    manifest: `/manifest/${language}`,
    icons: {
      icon: [
        { url: '/favicon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '16x16 32x32 48x48' },
      ],
      apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
    },
    appleWebApp: { capable: true, title, statusBarStyle: 'default' },
    // Nobody shares a page that only colleagues may open; Payload would speak of itself.
    openGraph: null,
    twitter: null,
  }
}

const named = (title: Metadata['title'], language: 'ar' | 'en') =>
  typeof title === 'string' ? title.replace(new RegExp(`${product.ar}$`), product[language]) : title

/** The bars around a page are of its own paper: of the one chosen in the account, else as the system is. */
export function pageViewport(chosenTheme: string | undefined): Viewport {
  const { light, dark } = roles.bg
  if (chosenTheme === 'light' || chosenTheme === 'dark')
    return { themeColor: roles.bg[chosenTheme] }
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  }
}
