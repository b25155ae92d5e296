'use client'
/** Pictures that are pasted on the list of pictures come into the library, as those that are chosen. */
import { toast, useAuth, useBulkUpload, useListDrawerContext, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { Language } from '../../platform/admin/words.ts'
import { fieldOf } from '../../platform/objects.ts'
import { isText } from '../uploads/is-text.ts'
import { lookThrough } from '../uploads/mistakes.ts'
import { pictureTypes } from '../uploads/picture-types.ts'

export function usePaste(language: Language): void {
  const { isInDrawer } = useListDrawerContext()
  const { permissions } = useAuth()
  const mayCreate = Boolean(fieldOf(permissions?.collections?.media, 'create'))
  const upload = useUpload()
  const latest = useRef(upload)
  latest.current = upload
  useEffect(() => {
    if (isInDrawer || !mayCreate) return undefined
    const pasted = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      const isElsewhere = document.querySelector('dialog[open]') !== null
      if (event.defaultPrevented || isElsewhere || !clipboardData?.files.length) return
      if (target instanceof Element && isText(target)) return
      event.preventDefault()
      const { right, mistakes } = lookThrough(clipboardData.files, pictureTypes, language)
      for (const words of mistakes) toast.error(words)
      if (right.length > 0) latest.current(right)
    }
    document.addEventListener('paste', pasted)
    return () => document.removeEventListener('paste', pasted)
  }, [isInDrawer, mayCreate, language])
}

/** Opens the place where several files get their names and words. */
function useUpload(): (files: readonly File[]) => void {
  const router = useRouter()
  const { openModal } = useModal()
  const bulk = useBulkUpload()
  return (files) => {
    // The clipboard's own list is empty once its event is over.
    const kept = new DataTransfer()
    for (const file of files) kept.items.add(file)
    bulk.setCollectionSlug('media')
    bulk.setInitialFiles(kept.files)
    bulk.setOnSuccess(() => router.refresh())
    openModal(bulk.drawerSlug)
  }
}
