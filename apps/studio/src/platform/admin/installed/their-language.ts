/** The head of a page for whoever asks for it: in the language that Payload reads from their cookie. */
import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers.js'
import { getRequestLanguage, type SanitizedConfig } from 'payload'
import { pageHead } from './page-head.ts'

export async function headInTheirLanguage(
  meta: Promise<Metadata>,
  config: Promise<SanitizedConfig>,
): Promise<Metadata> {
  const [said, known, cookieJar, asked] = await Promise.all([meta, config, cookies(), headers()])
  return pageHead(said, getRequestLanguage({ config: known, cookies: cookieJar, headers: asked }))
}
