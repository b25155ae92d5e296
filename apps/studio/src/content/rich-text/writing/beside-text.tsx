'use client'
/** What stands beside a text, brought with the first form that has one: it reads texts as the site does, schemas and all. */
import { lazy, Suspense } from 'react'

const Drawn = lazy(() => import('./beside-text-drawn.tsx'))

export const BesideText = (props: { text: string }) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
)
