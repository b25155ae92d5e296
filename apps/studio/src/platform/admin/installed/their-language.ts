/** The head of a page for whoever asks for it: in the language that Payload reads from their cookie. */
import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers.js'
import { getRequestLanguage, type SanitizedConfig } from 'payload'
import type { Said } from '../../i18n/say.ts'
import { pageHead } from './page-head.ts'

/** @param title of a page of our own. */
export async function headInTheirLanguage(
  meta: Promise<Metadata>,
  config: Promise<SanitizedConfig>,
  title?: Said,
): Promise<Metadata> {
  const [said, known, cookieJar, asked] = await Promise.all([meta, config, cookies(), headers()])
  const language = getRequestLanguage({ config: known, cookies: cookieJar, headers: asked })
  return pageHead(said, language, title)
}
