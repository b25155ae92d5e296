'use client'
import { getTranslation } from '@payloadcms/translations'
/** Publishing or taking back at a later time, per language; begins with publishing at the next full hour. */
import {
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import { useCallback, useEffect, useRef, useState } from 'react'
import { staysPublic } from '../../platform/access/stays-public.ts'
import { callStudio } from '../../platform/admin/ask.ts'
import styles from '../../platform/admin/dialog.module.css'
import { languageOf } from '../../platform/admin/words.ts'
import { cityOf } from '../../platform/i18n/city-of.ts'
import { fieldOf } from '../../platform/objects.ts'
import { firstTime, momentAt, wallClock } from './first-time.ts'
import { Upcoming, type Waiting } from './upcoming.tsx'
import { scheduleWords as words } from './words.ts'

type Kind = 'publish' | 'unpublish'

export function ScheduleDialog({ close }: { close: () => void }) {
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  const { config } = useConfig()
  const zone = config.admin.timezones?.defaultTimezone || agencyTimeZone
  const dialog = useRef<HTMLDialogElement>(null)
  const [kind, setKind] = useState<Kind>('publish')
  const [time, setTime] = useState(() => firstTime(Date.now(), zone))
  const [locale, setLocale] = useState(useLocale().code)
  // Said within the dialog: what stands outside of it is dimmed, and not read out.
  const [mistake, setMistake] = useState('')
  const { waiting, isPublishable, put, remove } = useSchedule()
  const { title } = useDocumentTitle()
  const { globalSlug } = useDocumentInfo()
  const [past, contrary] = [words.past[language], words.contrary[language]]
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  async function send() {
    const date = momentAt(time, zone)
    if (!date || date.getTime() <= Date.now()) return setMistake(past)
    setMistake('')
    if (kind === 'publish') {
      const ready = await isPublishable(locale)
      if (!ready.ok) return setMistake(ready.message ?? words.failed[language])
    }
    const answer = await put({ kind, date, zone, locale: locale === 'all' ? undefined : locale })
    const error = fieldOf(answer, 'error')
    if (error)
      setMistake([past, contrary].find((known) => known === error) ?? words.failed[language])
    else toast.success(words.done[language])
  }

  const locales = config.localization ? config.localization.locales : []
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="schedule-title" onClose={close}>
      <form
        method="post"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React hands it on to the document's own form, which would save itself.
          event.stopPropagation()
          void send()
        }}
      >
        <h2 id="schedule-title">
          {words.title[language]}: <bdi>{title}</bdi>
        </h2>
        <label>
          {words.what[language]}
          <select
            value={kind}
            onChange={({ target }) =>
              setKind(target.value === 'unpublish' ? 'unpublish' : 'publish')
            }
          >
            <option value="publish">{words.publish[language]}</option>
            {!staysPublic(globalSlug) && (
              <option value="unpublish">{words.unpublish[language]}</option>
            )}
          </select>
        </label>
        <label>
          {words.language[language]}
          <select value={locale} onChange={({ target }) => setLocale(target.value)}>
            {locales.map(({ code, label }) => (
              <option key={code} value={code}>
                {getTranslation(label, i18n)}
              </option>
            ))}
            <option value="all">{words.all[language]}</option>
          </select>
        </label>
        <label>
          <span>
            {words.when[language]} ({words.zone[language]} <bdi>{cityOf(zone, language)}</bdi>)
          </span>
          <input
            type="datetime-local"
            required
            value={time}
            min={wallClock(Date.now(), zone)}
            onChange={({ target }) => setTime(target.value)}
            aria-invalid={mistake === past || mistake === contrary}
            aria-describedby="schedule-mistake"
          />
        </label>
        <p id="schedule-mistake" role="alert">
          {mistake}
        </p>
        <p className={styles.buttons}>
          <button type="submit" className={styles.primary}>
            {words.save[language]}
          </button>
          <button type="button" className={styles.plain} onClick={() => dialog.current?.close()}>
            {words.close[language]}
          </button>
        </p>
      </form>
      <Upcoming waiting={waiting} remove={remove} language={language} zone={zone} />
    </dialog>
  )
}

type Wish = { kind: Kind; date: Date; zone: string; locale: string | undefined }

/** What is scheduled for this document, and how to change that. */
function useSchedule() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions()
  const [waiting, setWaiting] = useState<Waiting[]>()
  const ask = useRef({ getUpcomingScheduledPublish, schedulePublish })
  const load = useCallback(async () => {
    const place = globalSlug
      ? { globalSlug }
      : { collectionSlug: collectionSlug ?? '', id: id ?? '' }
    setWaiting(await ask.current.getUpcomingScheduledPublish(place))
  }, [id, collectionSlug, globalSlug])
  useEffect(() => void load(), [load])

  const call = async (args: object) => {
    const answer = await ask.current.schedulePublish(args)
    await load()
    return answer
  }
  return {
    waiting,
    /** What would be refused then is said now. */
    isPublishable: (locale: string) => {
      const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
      return callStudio(`${path}/publishable${locale === 'all' ? '' : `?in=${locale}`}`)
    },
    put: ({ kind, date, zone, locale }: Wish) =>
      call({
        type: kind,
        date,
        timezone: zone,
        ...(globalSlug ? { global: globalSlug } : {}),
        ...(collectionSlug ? { doc: { relationTo: collectionSlug, value: String(id) } } : {}),
        ...(locale ? { localeToPublish: locale } : {}),
      }),
    remove: (deleteID: number | string) => call({ deleteID }),
  }
}
