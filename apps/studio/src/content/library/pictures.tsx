'use client'
import {
  useListDrawerContext,
  useListQuery,
  useLocale,
  useSelection,
  useTranslation,
} from '@payloadcms/ui'
import { type Locale, locales, readLocale } from '@wajiha/arabic'
import type { Where } from 'payload'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from '../../platform/admin/link.tsx'
/** Pictures side by side, with their names and what they lack; the same list as the table below them. */
import quiet from '../../platform/admin/unseen.module.css'
import { type Language, languageOf } from '../../platform/admin/words.ts'
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { Said } from '../../platform/i18n/say.ts'
import { fieldOf } from '../../platform/objects.ts'
import styles from './library.module.css'
import { lacking, unused } from './questions.ts'
import { usePaste } from './use-paste.ts'
import { lacksWords, libraryWords as words } from './words.ts'

export type Picture = {
  id: string
  name: string
  alt: Partial<Record<Locale, string>>
  isDecorative: boolean
  isBinned: boolean
  source: string
  width: number
  height: number
  bytes: number
}

type View = 'grid' | 'table'

export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const language = languageOf(useTranslation().i18n)
  const [view, show] = useView()
  usePaste(language)
  return (
    <div className={styles.library} data-library={view}>
      <div className={styles.choices}>
        <Filters language={language} />
        <fieldset className={styles.group}>
          <legend className={quiet.unseen}>{words.views[language]}</legend>
          {(['grid', 'table'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
              {words[one][language]}
            </button>
          ))}
        </fieldset>
      </div>
      {view === 'grid' && pictures.length > 0 && (
        <ul className={styles.grid} aria-label={words.pictures[language]}>
          {pictures.map((picture) => (
            <Tile key={picture.id} picture={picture} language={language} />
          ))}
        </ul>
      )}
    </div>
  )
}

const kept = 'media-view'

/** The table is remembered by the browser of whoever prefers it. */
function useView(): [View, (view: View) => void] {
  const view = useSyncExternalStore<View>(
    (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    () => (localStorage.getItem(kept) === 'table' ? 'table' : 'grid'),
    () => 'grid',
  )
  const show = (next: View) => {
    localStorage.setItem(kept, next)
    for (const changed of watchers) changed()
  }
  return [view, show]
}

const watchers = new Set<() => void>()

type Filter = { words: Said; where: Where }

const asked = (question: string): Where => ({ or: [{ and: [{ id: { equals: question } }] }] })

const filters: Filter[] = [
  { words: words.all, where: {} },
  ...locales.map((locale) => ({
    words: lacksWords[locale],
    where: asked(lacking[locale]),
  })),
  { words: words.unused, where: asked(unused) },
]

function Filters({ language }: { language: Language }) {
  const { query, refineListData } = useListQuery()
  const present = JSON.stringify(query?.where ?? {})
  return (
    <fieldset className={styles.group}>
      <legend className={quiet.unseen}>{words.filters[language]}</legend>
      {filters.map((filter) => (
        <button
          key={filter.words.en}
          type="button"
          aria-pressed={JSON.stringify(filter.where) === present}
          onClick={() => void refineListData?.({ where: filter.where, page: 1 })}
        >
          {filter.words[language]}
        </button>
      ))}
    </fieldset>
  )
}

function Tile({ picture, language }: { picture: Picture; language: Language }) {
  const { isInDrawer, onBulkSelect } = useListDrawerContext()
  const { selected, setSelection } = useSelection()
  const name = picture.name || words.noName[language]
  const isSelectable = !isInDrawer || Boolean(onBulkSelect)
  const wordless = locales.filter((locale) => !picture.isDecorative && !picture.alt[locale])
  return (
    <li className={styles.tile} data-selected={Boolean(selected.get(picture.id))}>
      <Opening picture={picture}>
        <span className={styles.frame}>
          {/* Beside its name, the picture itself says nothing more. */}
          {/* biome-ignore lint/performance/noImgElement: a thumbnail that the studio made already */}
          <img src={picture.source} alt="" loading="lazy" decoding="async" />
        </span>
        <bdi className={styles.name}>{name}</bdi>
        <AltLine picture={picture} />
      </Opening>
      <p className={styles.facts}>
        <bdi dir="ltr">
          {picture.width} × {picture.height}
        </bdi>
        <bdi>{sizeOf(picture.bytes, language)}</bdi>
      </p>
      {wordless.map((locale) => (
        <p key={locale} className={styles.mark}>
          {lacksWords[locale][language]}
        </p>
      ))}
      {isSelectable && (
        <input
          type="checkbox"
          className={styles.select}
          aria-label={words.select(name)[language]}
          data-own-words
          checked={Boolean(selected.get(picture.id))}
          onChange={() => setSelection(picture.id)}
        />
      )}
    </li>
  )
}

/** What it shows, in the language that is being written in, or in the other one. */
function AltLine({ picture }: { picture: Picture }) {
  const present = readLocale(useLocale().code)
  const language =
    locales.find((one) => one === present && picture.alt[one]) ??
    locales.find((one) => picture.alt[one])
  if (!language || picture.alt[language] === picture.name) return null
  return (
    <bdi className={styles.alt} lang={language}>
      {picture.alt[language]}
    </bdi>
  )
}

/** Leads to the picture, or takes it where one is being chosen. */
function Opening({ picture, children }: { picture: Picture; children: ReactNode }) {
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { data } = useListQuery()
  const locale = useLocale().code
  if (!isInDrawer)
    return (
      <Link
        className={styles.open}
        href={`/admin/collections/media/${picture.isBinned ? 'trash/' : ''}${picture.id}?locale=${locale}`}
      >
        {children}
      </Link>
    )
  const take = () => {
    const doc = data?.docs.find((one) => fieldOf(one, 'id') === picture.id)
    if (doc) onSelect?.({ collectionSlug: 'media', doc, docID: picture.id })
  }
  return (
    <button type="button" className={styles.open} onClick={take}>
      {children}
    </button>
  )
}

/** `1_230_000` → `1.2 ميغابايت`. */
function sizeOf(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000
  return figuresIn(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1_000))
}
