/**
 * The pictures of an article, one at a time and as large as the screen: a dialog of the browser's own, so that
 * Escape, the focus and what lies behind it are its care. The pictures stand beside each other in reading direction
 * and are moved by a finger, by the keys and by buttons; two fingers enlarge them as they do every page.
 */

import type { OwnWords } from '@wajiha/contract/in-own-words'
import { plainKey } from '#app/ui/core/plain-key.ts'
import lightboxStyles from './lightbox.css?url'
import { wordsOfDocument } from './words.ts'

let isOpening = false

/**
 * Once at a time: of a double click both presses ask for it.
 *
 * @param link one of the links of `PictureLink`; it has the focus again when the dialog is closed.
 * @param own what the agency says in place of what is built in.
 */
export async function openLightbox(
  link: HTMLAnchorElement,
  own: OwnWords | undefined,
): Promise<void> {
  if (isOpening || document.querySelector('[data-lightbox]')) return
  isOpening = true
  await loadStyles()
  isOpening = false
  const around = link.closest('article') ?? document.body
  const links = [...around.querySelectorAll<HTMLAnchorElement>('a[data-enlarges]')]
  const said = wordsOfDocument(own)
  const dialog = document.body.appendChild(drawDialog(links, said))
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus({ preventScroll: true })
  })
  dialog.showModal()
  follow(dialog, links.indexOf(link), said)
}

/** Once in a document; without them the dialog would be a list of pictures, which serves as well. */
function loadStyles(): Promise<unknown> {
  if (document.querySelector(`link[href="${lightboxStyles}"]`)) return Promise.resolve()
  return new Promise((resolve) => {
    const sheet = document.createElement('link')
    Object.assign(sheet, { rel: 'stylesheet', href: lightboxStyles })
    sheet.onload = sheet.onerror = resolve
    document.head.append(sheet)
  })
}

type Said = ReturnType<typeof wordsOfDocument>

function drawDialog(links: readonly HTMLAnchorElement[], { words }: Said): HTMLDialogElement {
  const dialog = element('dialog', { ariaLabel: words.pictures })
  dialog.dataset.lightbox = ''
  const strip = element('ul', { tabIndex: 0, ariaLabel: words.pictures })
  strip.append(...links.map(drawSlide))
  const place = element('p', {})
  place.setAttribute('aria-live', 'polite')
  const bar = element('div', {})
  const isAlone = links.length < 2
  bar.append(
    place,
    button('zoom', words.enlarge, 'M9 3v12M3 9h12'),
    ...(isAlone
      ? []
      : [
          button('previous', words.previous, 'M12 2 5 9l7 7'),
          button('next', words.next, 'm6 2 7 7-7 7'),
        ]),
    button('close', words.close, 'M3 3l12 12M15 3 3 15'),
  )
  dialog.append(bar, strip)
  return dialog
}

function drawSlide(link: HTMLAnchorElement): HTMLElement {
  const small = link.querySelector('img')
  const image = element('img', {
    src: link.href,
    alt: small?.alt ?? '',
    width: small?.width ?? 0,
    height: small?.height ?? 0,
    loading: 'lazy',
  })
  const words = link.dataset.enlarges || small?.alt || ''
  const figure = element('figure', {})
  const caption = element('figcaption', { textContent: words })
  // What the picture shows stands below it once: not again for who hears the picture's own words.
  if (words === image.alt) caption.ariaHidden = 'true'
  figure.append(image, caption)
  const slide = element('li', {})
  slide.append(figure)
  return slide
}

/** Keeps what is shown, what is told and what may be pressed in step with the picture in view. */
function follow(dialog: HTMLDialogElement, first: number, { place: placeOf }: Said): void {
  const strip = dialog.querySelector('ul') as HTMLUListElement
  const slides = [...strip.children] as HTMLElement[]
  const by = (name: string) => dialog.querySelector<HTMLButtonElement>(`[name=${name}]`)
  let shown = -1
  const tell = (at: number) => {
    if (at === shown) return
    shown = at
    dialog.removeAttribute('data-large')
    by('zoom')?.setAttribute('aria-pressed', 'false')
    for (const [index, slide] of slides.entries()) slide.inert = index !== at
    const alt = slides[at]?.querySelector('img')?.alt ?? ''
    const place = dialog.querySelector('p') as HTMLElement
    // Seen below the picture, and heard with its place.
    const heard = element('span', { textContent: alt })
    place.replaceChildren(placeOf(at + 1, slides.length), ' ', heard)
    for (const [name, isEnd] of [
      ['previous', at === 0],
      ['next', at === slides.length - 1],
    ] as const)
      by(name)?.setAttribute('aria-disabled', String(isEnd))
  }
  const show = (at: number, behavior: ScrollBehavior) => {
    const slide = slides[at]
    if (!slide) return
    slide.inert = false
    slide.scrollIntoView({ behavior, block: 'nearest', inline: 'start' })
    tell(at)
  }
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const move = (by: number) => show(shown + by, isStill ? 'instant' : 'smooth')
  const turn = document.documentElement.dir === 'rtl' ? -1 : 1
  const acts: Record<string, () => void> = {
    previous: () => move(-1),
    next: () => move(1),
    close: () => dialog.close(),
    zoom: () => {
      const isLarge = dialog.toggleAttribute('data-large')
      by('zoom')?.setAttribute('aria-pressed', String(isLarge))
    },
  }
  dialog.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('button')
    if (pressed) acts[pressed.name]?.()
    // Beside the picture one presses what lies behind it.
    else if (!(target as Element).closest('figure, div')) dialog.close()
  })
  dialog.addEventListener('keydown', (event) => {
    const key = plainKey(event)
    const way = { ArrowRight: turn, ArrowLeft: -turn }[key]
    const end = { Home: 0, End: slides.length - 1 }[key]
    if (dialog.hasAttribute('data-large') || (way === undefined && end === undefined)) return
    event.preventDefault()
    if (way) move(way)
    else if (end !== undefined) show(end, 'instant')
  })
  // What is told here is of frames that have passed: where the strip stands by now is asked of the strip.
  const seen = new IntersectionObserver(
    () => {
      if (strip.isConnected) tell(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))
    },
    { root: strip, threshold: 0.6 },
  )
  show(first, 'instant')
  for (const slide of slides) seen.observe(slide)
  strip.focus()
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}

function button(name: string, label: string, path: string): HTMLButtonElement {
  const made = element('button', { type: 'button', name, ariaLabel: label, title: label })
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', '0 0 18 18')
  drawing.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  drawing.append(line)
  made.append(drawing)
  return made
}
