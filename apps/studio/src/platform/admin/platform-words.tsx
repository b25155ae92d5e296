'use client'
import { useTranslation } from '@payloadcms/ui'
/**
 * Puts the platform's own parts into the person's words: what they write in English into any language,
 * and a name for every control that bears only a drawing. It touches attributes and a few places where
 * no text of a person can stand, and looks at what is new alone.
 */
import { isLocale, readLocale } from '@wajiha/arabic'
import { type ReactNode, useEffect } from 'react'
import { languageNames } from '../i18n/language-names.ts'
import {
  hardCoded,
  hardCodedBefore,
  hardCodedCounts,
  localeMarks,
  platformText,
  unnamed,
} from '../i18n/platform-words.data.ts'
import './going-back.ts'
import './latest-sight.ts'
import { dialogs, nameDialog } from './name-dialog.ts'
import { dragTexts, sayDrag } from './say-drag.ts'
import { fileFacts, sayFile } from './say-file.ts'

type Language = 'ar' | 'en'

const spoken = ['aria-label', 'title', 'placeholder', 'data-placeholder'] as const
/** What is written into: its text is no name. */
const fields = 'input:not([type=hidden]), select, textarea, [role=textbox]'
/** The languages that two versions are compared in. */
const languageList = '.view-version__toggle-locales-list'
const controls = `button, a[href], [role=button], ${fields}`
/** All that may have to be put right: a form has some 2,000 elements, of which these are a fifth. */
const mended = [
  ...spoken.map((name) => `[${name}]`),
  '.localized',
  languageList,
  fileFacts,
  dragTexts,
  controls,
].join()
/** A place that is kept for the choice of languages, and seen by nobody. */
const unseen = '.app-header__localizer-spacing'

export function PlatformWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language: Language = readLocale(i18n.language)
  useEffect(() => {
    mend(document.body, language)
    const watch = new MutationObserver((changes) => {
      for (const target of outermost(changes.map(elementOf))) mend(target, language)
    })
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [...spoken],
    })
    return () => watch.disconnect()
  }, [language])
  return children
}

/** The platform's words are put right in this language only. */
const mendedLanguage: Language = 'ar'

const elementOf = ({ target }: MutationRecord): Element | null =>
  target instanceof Element ? target : target.parentElement

/** Each once, without those that lie in another. */
function outermost(elements: (Element | null)[]): Element[] {
  const all = new Set(elements)
  return [...all].filter((one) => {
    let around = one?.parentElement
    while (around && !all.has(around)) around = around.parentElement
    return one && !around
  }) as Element[]
}

function mend(root: Element, language: Language): void {
  if (!root.isConnected) return
  // What a dialog asks may come after it.
  const around = root.parentElement?.closest(dialogs)
  if (around) nameDialog(around, language)
  const facts = root.closest(fileFacts)
  if (facts) sayFile(facts, language)
  for (const element of [root, ...root.querySelectorAll(mended)]) {
    if (language === mendedLanguage) translateAttributes(element)
    if (element.matches('.localized')) sayLocale(element, language)
    if (element.matches(languageList)) sayLocales(element, language)
    if (element.matches(fileFacts)) sayFile(element, language)
    if (element.matches(dialogs)) nameDialog(element, language)
    if (element.matches(dragTexts)) sayDrag(element, language)
    if (element.matches(unseen)) hide(element)
    if (element.matches(controls)) nameControl(element, language)
  }
  if (language !== mendedLanguage) return
  if (root.closest(platformText)) translateText(root)
  else for (const part of root.querySelectorAll(platformText)) translateText(part)
}

function translateAttributes(element: Element): void {
  for (const name of spoken) {
    const words = element.getAttribute(name)
    if (!words) continue
    const arabic = inArabic(words) ?? (name === 'placeholder' ? withArabicCommas(words) : words)
    if (arabic !== words) element.setAttribute(name, arabic)
  }
}

/** Payload lists the fields of a search with commas of another script. */
const withArabicCommas = (words: string) =>
  words.replaceAll(/(?<=\p{Script=Arabic}), ?(?=\p{Script=Arabic})/gu, '، ')

function inArabic(words: string): string | undefined {
  const before = Object.keys(hardCodedBefore).find((one) => words.startsWith(one))
  return hardCoded[words] ?? (before && hardCodedBefore[before] + words.slice(before.length))
}

function translateText(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const words = text.nodeValue ?? ''
    // From a group to its field: the way that is read.
    const arabic = arabicOf(words, text.parentElement)
    if (arabic !== words && !text.parentElement?.closest('[contenteditable=true]'))
      text.nodeValue = arabic
  }
}

function arabicOf(words: string, around: Element | null): string {
  // A message may hold the title of a document.
  if (around?.closest('[data-sonner-toast]')) return withCount(words) ?? words
  const parts = words.trim().split(steps)
  if (parts.length > 1) return parts.map((one) => hardCoded[one] ?? one).join(steps)
  return hardCoded[words.trim()] ?? words.replaceAll(' → ', ' ← ')
}

/** From a group to its field, in a list of columns. */
const steps = ' > '

function withCount(words: string): string | undefined {
  const [found, arabic] = hardCodedCounts.find(([one]) => one.test(words.trim())) ?? []
  return found && arabic && words.trim().replace(found, arabic)
}

/** `— ar` says nothing to whoever reads Arabic alone. */
function sayLocale(mark: Element, language: Language): void {
  for (const text of mark.childNodes) {
    const words = localeMarks[text.nodeValue?.trim() ?? '']
    if (words && text.nodeType === Node.TEXT_NODE) text.nodeValue = words[language]
  }
}

function hide(element: Element): void {
  element.removeAttribute('aria-label')
  element.setAttribute('aria-hidden', 'true')
}

/** `ar, en` are codes; they have names. */
function sayLocales(list: Element, language: Language): void {
  const codes = list.textContent?.split(', ') ?? []
  if (!list.firstChild || !codes.every(isLocale)) return
  const names = codes.map((code) => languageNames[code][language])
  list.firstChild.nodeValue = new Intl.ListFormat(language).format(names)
}

function nameControl(control: Element, language: Language): void {
  // A field's path is no tooltip for anybody.
  if (control.matches('input[type=checkbox][title]') && hasLabel(control))
    control.removeAttribute('title')
  if (isNamed(control)) return
  const name = unnamed.find(([selector]) => control.matches(selector))?.[1][language]
  const words = name ?? tooltipOf(control, language) ?? labelAround(control)
  if (words) control.setAttribute('aria-label', words)
}

const hasLabel = (control: Element) =>
  'labels' in control && control.labels instanceof NodeList && control.labels.length > 0

const isNamed = (control: Element): boolean =>
  Boolean(
    control.getAttribute('aria-label')?.trim() ||
      control.getAttribute('aria-labelledby') ||
      control.getAttribute('title')?.trim() ||
      (!control.matches(fields) && nameWithin(control)) ||
      hasLabel(control),
  )

const nameWithin = (control: Element) =>
  textOf(control) || control.querySelector('[aria-label], title, img[alt]:not([alt=""])')

/** What is always to be read on it: a tooltip is there only while somebody points at it. */
function textOf(control: Element): string {
  const tooltips = [...control.querySelectorAll('.tooltip')].map((one) => one.textContent ?? '')
  const text = tooltips.reduce((rest, one) => rest.replace(one, ''), control.textContent ?? '')
  return text.trim()
}

function tooltipOf(control: Element, language: Language): string | undefined {
  const words = control.querySelector('.tooltip')?.textContent?.trim()
  return (language === mendedLanguage && words && inArabic(words)) || words
}

/** The label of the field that the control is a part of. */
const labelAround = (control: Element): string | undefined => {
  const label = control.closest('.field-type')?.querySelector('.field-label')
  return label?.textContent?.replace(/[*—]/g, ' ').replace(/\s+/g, ' ').trim()
}
