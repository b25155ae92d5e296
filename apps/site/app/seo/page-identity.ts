/** The page being described, among its site: what structured data is written from. */
import type { Locale } from '@wajiha/arabic'
import type { ShellData } from '#app/content/page-data.ts'

export type PageIdentity = {
  locale: Locale
  /** Without a slash at its end. */
  origin: string
  general: ShellData['general']
  branches: ShellData['branches']
  title: string
  description: string | undefined
  /** The canonical address. */
  url: string
  /** The picture of shared links. */
  image?: string | undefined
  /** Writes a path of the site as an address in the page's language. */
  address: (path: string) => string
}
