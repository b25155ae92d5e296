'use client'
/** A file that was chosen is looked for by its hash, before anything is sent: is this picture here already? */
import {
  useBulkUpload,
  useDocumentDrawerContext,
  useDocumentInfo,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { languageOf } from '../../platform/admin/words.ts'
import type { Same, SamePicture } from './doors.ts'
import styles from './panel.module.css'
import { panelWords as words } from './words.ts'

export function SameFile() {
  const language = languageOf(useTranslation().i18n)
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const file = useFormFields(([fields]) => fields.file?.value)
  const [same, forget] = useSame(file, id)
  const take = useTaking()
  if (!same) return null
  return (
    <section className={styles.same} role="status">
      {/* biome-ignore lint/performance/noImgElement: a thumbnail that the studio made already */}
      <img src={same.source} alt="" />
      <div>
        <p>
          {words.here[language]}{' '}
          <a href={`/admin/collections/media/${same.id}`} target="_blank" rel="noreferrer">
            <bdi>{same.name}</bdi>
          </a>
        </p>
        <p className={styles.buttons}>
          {take && id === undefined && (
            <button type="button" onClick={() => void take(same)}>
              {words[drawerSlug ? 'take' : 'goThere'][language]}
            </button>
          )}
          <button type="button" onClick={forget}>
            {words.keepBoth[language]}
          </button>
        </p>
      </div>
    </section>
  )
}

/** @returns the picture that is the same, and how to think no more of it. */
function useSame(file: unknown, id: unknown): [SamePicture | undefined, () => void] {
  const [same, setSame] = useState<SamePicture>()
  useEffect(() => {
    let isCurrent = true
    setSame(undefined)
    if (file instanceof File)
      void findSame(file).then((found) => {
        if (isCurrent && found?.id !== id) setSame(found)
      })
    return () => {
      isCurrent = false
    }
  }, [file, id])
  return [same, () => setSame(undefined)]
}

async function findSame(file: File): Promise<SamePicture | undefined> {
  // Browsers hash only for pages that came safely; without it nothing is asked, and both are kept.
  const digest = await crypto.subtle?.digest('SHA-256', await file.arrayBuffer())
  if (!digest) return undefined
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
  const answer = await callStudio<Same>(`media/same/${hash.join('')}`)
  return answer.ok ? answer.value.pictures[0] : undefined
}

/**
 * Takes the picture that is here in the place of the new one: for the field that a drawer was opened from,
 * or by going to it. Of several that are uploaded at once, one is taken out of the list beside them.
 */
function useTaking(): ((same: SamePicture) => unknown) | undefined {
  const router = useRouter()
  const { isModalOpen, closeModal } = useModal()
  const bulk = useBulkUpload()
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  if (isModalOpen(bulk.drawerSlug)) {
    if (bulk.initialFiles?.length !== 1) return undefined
    return async (same) => {
      const doc = await read(same)
      bulk.onSuccess([{ collectionSlug: 'media', doc, formID: same.id }], 0)
      closeModal(bulk.drawerSlug)
    }
  }
  if (!drawerSlug) return ({ id }) => router.push(`/admin/collections/media/${id}`)
  if (!onSave) return undefined
  return async (same) => {
    const doc = await read(same)
    await onSave({ doc, operation: 'create', result: { doc } })
    closeModal(drawerSlug)
  }
}

type Read = { id: string }

async function read({ id }: SamePicture): Promise<Read> {
  const answer = await callStudio<Read>(`media/${id}?depth=0`)
  return answer.ok ? answer.value : { id }
}
