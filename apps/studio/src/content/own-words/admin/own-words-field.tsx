'use client'
/** The words of the site, brought when they are opened: no other view needs all of them in both languages. */
import type { JSONFieldClientComponent } from 'payload'
import { lazy, Suspense } from 'react'

const Drawn = lazy(() => import('./own-words-drawn.tsx'))

export const OwnWordsField: JSONFieldClientComponent = (props) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
)
