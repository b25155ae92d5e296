'use client'
/**
 * Several people in one document: who else is here, what they wrote in the meantime, what must be
 * chosen, and where to sign in again. Stands in every edit view (`src/together/together.ts`).
 */
import {
  toast,
  useDocumentInfo,
  useForm,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { AskBeforeBack } from '../../platform/admin/ask-before-back.tsx'
import styles from '../../platform/admin/dialog.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import type { Brought, Conflict } from '../basis.ts'
import { isObject, isSame } from '../same.ts'
import { togetherWords } from '../words.ts'
import { ConflictDialog, type Side } from './conflict-dialog.tsx'
import { savedByItself } from './last-words.ts'
import { Presence } from './presence.tsx'
import { type OpenDocument, openDocument, type Values } from './saves.ts'
import { SessionDialog } from './session-dialog.tsx'
import { useLastWords } from './use-last-words.ts'
import { usePresence } from './use-presence.ts'
import { useSession } from './use-session.ts'
import { useWayBack } from './use-way-back.ts'
import { withValueAt } from './values-at.ts'

export function Together() {
  return (
    <>
      <AskBeforeBack />
      <OfDocument />
    </>
  )
}

function OfDocument() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug)
    return <Opened place={{ global: globalSlug }} path={`/api/globals/${globalSlug}`} />
  if (!collectionSlug || !id) return null
  return (
    <Opened
      key={id}
      place={{ collection: collectionSlug, id: String(id) }}
      path={`/api/${collectionSlug}/${id}`}
    />
  )
}

type Props = { place: { collection: string; id: string } | { global: string }; path: string }

function Opened({ place, path }: Props) {
  const language = languageOf(useTranslation().i18n)
  const { initialData } = useDocumentInfo()
  const locale = useLocale().code
  const form = useForm()
  const opened = useRef<OpenDocument>(undefined)
  const [conflict, setConflict] = useState<Conflict>()
  const [isPutOff, putOff] = useState(false)
  const [incoming, setIncoming] = useState<Values>()
  const saveAgain = useSaveAgain(path)
  const { session, look } = useSession(() => {
    toast.success(togetherWords.signedIn[language])
    saveAgain()
  })
  const isAway = useWayBack(() => {
    toast.success(togetherWords.heardAgain[language])
    saveAgain()
  })
  const show = useShow()

  const hear = {
    onSaved: (doc: Values, brought: Brought | undefined) => {
      setConflict(undefined)
      if (!brought) return
      tell(brought)
      setIncoming(doc)
    },
    onConflict: (found: Conflict) => {
      form.setModified(true)
      setConflict(found)
    },
    onRefused: async () => {
      form.setModified(true)
      return (await look()) === 'mine' ? undefined : togetherWords.ended[language]
    },
    onUnheard: () => {
      form.setModified(true)
      isAway()
      return togetherWords.unheard[language]
    },
  }
  const latest = useRef(hear)
  latest.current = hear

  useLastWords(opened, locale)
  useEffect(() => {
    const document: OpenDocument = {
      path,
      locale,
      base: { ...initialData },
      waiting: {},
      turn: Promise.resolve(),
      onSaved: (doc, brought) => latest.current.onSaved(doc, brought),
      onConflict: (found) => latest.current.onConflict(found),
      onRefused: () => latest.current.onRefused(),
      onUnheard: () => latest.current.onUnheard(),
    }
    opened.current = document
    return openDocument(document)
  }, [path, locale, initialData])

  useEffect(() => {
    if (!incoming) return
    // The form puts in what it was answered first.
    const timer = setTimeout(() => {
      setIncoming(undefined)
      if (opened.current) void show(opened.current, incoming)
    }, 600)
    return () => clearTimeout(timer)
  }, [incoming, show])

  const seen = useRef('')
  const others = usePresence({
    place,
    refused: () => void look(),
    hear: ({ updatedAt = '' }) => {
      const { current } = opened
      if (!current || updatedAt <= seen.current) return
      seen.current = updatedAt
      if (String(current.base.updatedAt ?? '') >= updatedAt) return
      void readAgain(current).then((doc) => doc && show(current, doc))
    },
  })

  function tell({ labels, by }: Brought) {
    if (labels.length === 0) return
    const { brought, broughtBy, comma } = togetherWords
    const who = by ? `${broughtBy[language]} ${by}` : brought[language]
    toast.info(`${who}: ${labels.join(comma[language])}`)
  }

  async function choose(sides: Side[]) {
    const { current } = opened
    if (!conflict || !current) return
    let values: unknown = form.getData()
    conflict.differences.forEach(({ path: at, value }, index) => {
      const base = withValueAt(current.base, at, value)
      if (isObject(base)) current.base = base
      if (sides[index] === 'theirs') values = withValueAt(values, at, value)
    })
    setConflict(undefined)
    putOff(false)
    await form.reset(values)
    form.setModified(true)
    saveAgain()
  }

  return (
    <>
      <Presence others={others} />
      {conflict && isPutOff && (
        <button type="button" className={styles.plain} onClick={() => putOff(false)}>
          {togetherWords.open[language]}
        </button>
      )}
      {conflict &&
        !isPutOff &&
        inFront(
          <ConflictDialog
            key={JSON.stringify(conflict)}
            conflict={conflict}
            close={() => putOff(true)}
            choose={(sides) => void choose(sides)}
          />,
        )}
      {session !== 'mine' &&
        inFront(
          <SessionDialog isOtherPerson={session === 'of another'} isBack={() => void look()} />,
        )}
    </>
  )
}

/** Outside the document's own form. */
const inFront = (dialog: React.ReactNode) => createPortal(dialog, window.document.body)

/** Saves what stands in the form, as it would by itself: after the form has taken everything in. */
function useSaveAgain(path: string): () => void {
  const { docConfig, globalSlug, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const locale = useLocale().code
  const form = useForm()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isDue) return
    setDue(false)
    if (!docConfig || !hasAutosaveEnabled(docConfig)) return void form.submit()
    void form
      .submit({
        action: savedByItself(path, locale),
        method: globalSlug ? 'POST' : 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
        disableSuccessStatus: true,
      })
      .then((done) => {
        if (!done?.res?.ok) return
        setMostRecentVersionIsAutosaved(true)
        setUnpublishedVersionCount((count) => count + 1)
      })
  })
  return () => setDue(true)
}

/** Puts a newer state of the document into the form, unless somebody is writing in it. */
function useShow() {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const form = useForm()
  const latest = useRef(form)
  latest.current = form
  const work = async (opened: OpenDocument, doc: Values) => {
    if (String(doc.updatedAt) < String(opened.base.updatedAt ?? '')) return
    const before = latest.current.getData()
    const isAt = (name: string, value: unknown) =>
      isSame(value, opened.base[name]) || isSame(value, doc[name])
    if (!Object.entries(before).every(([name, value]) => isAt(name, value))) return
    if (Object.keys(before).every((name) => isSame(before[name], doc[name]))) {
      Object.assign(opened, { base: doc, waiting: {} })
      return
    }
    const { state } = await getFormState({
      ...(id ? { id } : {}),
      ...(collectionSlug ? { collectionSlug } : {}),
      ...(globalSlug ? { globalSlug } : {}),
      data: doc,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    })
    if (!state || !isSame(latest.current.getData(), before)) return
    latest.current.replaceState(state)
    Object.assign(opened, { base: doc, waiting: {} })
  }
  const stable = useRef(work)
  stable.current = work
  return useRef((opened: OpenDocument, doc: Values) => stable.current(opened, doc)).current
}

async function readAgain({ path, locale }: OpenDocument): Promise<Values | undefined> {
  const query = `depth=0&draft=true&fallback-locale=null&locale=${locale}`
  const answer = await fetch(`${path}?${query}`).catch(() => undefined)
  return answer?.ok ? await answer.json() : undefined
}
