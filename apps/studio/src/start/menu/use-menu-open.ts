'use client'
/**
 * The menu stands open on a desktop, and closed where somebody closed it. Payload opens it from 1441 px
 * on and keeps only there what was chosen; most laptops are narrower.
 */
import { useNav, usePreferences } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fieldOf } from '../../platform/objects.ts'

/** Where Payload closes the menu by itself, and there is room for it. */
const narrowDesktop = '(min-width: 1025px) and (max-width: 1440px)'
const key = 'nav'

export function useMenuOpen(): void {
  const { navOpen, setNavOpen, hydrated } = useNav()
  const { getPreference, setPreference } = usePreferences()
  const [wanted, setWanted] = useState<boolean>()
  useEffect(() => {
    if (!hydrated || !window.matchMedia(narrowDesktop).matches) return
    void getPreference(key).then((kept) => setWanted(fieldOf(kept, 'open') !== false))
  }, [hydrated, getPreference])
  useEffect(() => {
    // Payload closes it when it has measured the window, which may be after the answer.
    if (wanted === undefined || wanted === navOpen) return
    if (window.matchMedia(narrowDesktop).matches) setNavOpen(wanted)
  }, [wanted, navOpen, setNavOpen])
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (wanted === undefined || !(target instanceof Element)) return
      if (!target.closest('.nav-toggler')) return
      if (!window.matchMedia(narrowDesktop).matches) return
      setWanted(!wanted)
      void setPreference(key, { open: !wanted }, true)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [wanted, setPreference])
}
