'use client'
/**
 * What lies in a fold of a form, or in a menu behind a button: drawn when it is opened for the first time, and kept from
 * then on. Decisions 093 and 096.
 */
import { type ReactNode, useState } from 'react'

export function OnceOpened({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(!isFolded)
  if (!isFolded && !wasOpened) setOpened(true)
  return wasOpened ? children : null
}
