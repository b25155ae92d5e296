/** Payload's own frame around the office. */

import config from '#src/payload.config.ts'
import { brandStyle } from '#src/platform/admin/brand-style.ts'
import { pageViewport } from '#src/platform/admin/installed/page-head.ts'
import { serveFunction } from '#src/platform/server-functions/serve.ts'
import '@payloadcms/next/css'
import '@wajiha/brand/fonts.css'
import { RootLayout } from '@payloadcms/next/layouts'
import sansArabic from '@wajiha/brand/fonts/sans-arabic.woff2'
import sansHyphen from '@wajiha/brand/fonts/sans-hyphen.woff2'
import sansLatin from '@wajiha/brand/fonts/sans-latin.woff2'
import { cookies } from 'next/headers.js'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { importMap } from './admin/importMap.js'
import './studio.css'
import './mirrored.css'
import './writing.css'

/** Its one answer would throw away what was typed; saves are brought together instead (`src/together`). */
const neverAsked = { checkForStaleData: undefined }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return serveFunction({
    ...args,
    args: { ...args.args, ...neverAsked },
    config,
    importMap,
  })
}

export async function generateViewport() {
  return pageViewport((await cookies()).get('payload-theme')?.value)
}

export default function Layout({ children }: { children: ReactNode }) {
  // Asked for by styles alone they come after a first layout, which has to be done again.
  for (const file of [sansArabic, sansLatin, sansHyphen])
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <style href="brand" precedence="high">
        {brandStyle}
      </style>
      {children}
    </RootLayout>
  )
}
