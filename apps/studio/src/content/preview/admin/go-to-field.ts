'use client'
/**
 * Leads to a field of the form that is open, wherever it lies: behind another tab, in a row or a fold that is
 * closed. Payload draws what lies there only once it is opened, so each step waits for the next to appear.
 */

/** @param path as the form names it: `hero.lines.0.text`. @returns whether there is such a field. */
export async function goToField(path: string): Promise<boolean> {
  const field = (await findOpened(path)) ?? (await findBehindTabs(path))
  if (!field) return false
  await unfoldAround(field)
  field.scrollIntoView({ block: 'center', behavior: 'auto' })
  focusWithin(field)
  point(field)
  return true
}

const form = (): ParentNode => document.querySelector('.collection-edit__main') ?? document

/** By the id of its input, or by the name that a text with blocks carries. */
function findField(path: string): HTMLElement | null {
  const id = CSS.escape(`field-${path.replaceAll('.', '__')}`)
  const name = CSS.escape(path)
  return form().querySelector<HTMLElement>(`#${id}, [data-field-path="${name}"]`)
}

/** The fold that holds a part of the form, which is drawn only once it is open. */
const foldOf = (path: string) =>
  form().querySelector<HTMLElement>(`.${CSS.escape(`fold-of-${path.split('.')[0]}`)}`)

/** Opens the fold that is named by the part it holds, and the rows on the way, the outermost first. */
async function findOpened(path: string): Promise<HTMLElement | null | undefined> {
  const steps = path.split('.')
  const fold = foldOf(path)
  if (fold) {
    await unfold(fold)
    const [list = path] = path.split(/\.\d+/)
    fold.scrollIntoView({ block: 'start', behavior: 'auto' })
    await appearing(() => findField(list))
  }
  let isOpened = false
  for (const [place, step] of steps.entries()) {
    if (!/^\d+$/.test(step)) continue
    const before = steps.slice(0, place).join('.')
    const list = isOpened ? await appearing(() => findField(before)) : findField(before)
    const row = list && (await rowOf(list, Number(step)))
    if (!row) return null
    await unfold(row)
    isOpened = true
  }
  return isOpened ? appearing(() => findField(path)) : findField(path)
}

async function rowOf(list: HTMLElement, place: number): Promise<HTMLElement | undefined> {
  list.scrollIntoView({ block: 'center', behavior: 'auto' })
  return appearing(() => {
    const rows = list.querySelectorAll<HTMLElement>(`[id$="-row-${place}"]`)
    return [...rows].find((row) => row.closest('.array-field') === list)
  })
}

/** The tab that was open before is opened again where none holds the field. */
async function findBehindTabs(path: string): Promise<HTMLElement | null> {
  const tabs = [...form().querySelectorAll<HTMLElement>('.tabs-field__tab-button')]
  const first = tabs.find((tab) => tab.classList.contains('tabs-field__tab-button--active'))
  for (const tab of tabs) {
    if (tab === first) continue
    tab.click()
    await pause(60)
    const [list = path] = path.split(/\.\d+/)
    if (!(await findFurtherDown(list))) continue
    const field = await findOpened(path)
    if (field) return field
  }
  first?.click()
  return null
}

/** What is far below the screen is drawn once one comes near. */
async function findFurtherDown(path: string): Promise<HTMLElement | undefined> {
  for (let steps = 0; steps < 4; steps += 1) {
    const found = await appearing(() => findField(path) ?? foldOf(path), 200)
    if (found) return found
    const drawn = form().querySelectorAll('.render-fields')
    drawn[drawn.length - 1]?.scrollIntoView({ block: 'start', behavior: 'auto' })
  }
  return undefined
}

/** Folds that it lies in, from the outside. */
async function unfoldAround(field: HTMLElement): Promise<void> {
  const folds: HTMLElement[] = []
  for (let one = field.closest<HTMLElement>('.collapsible'); one; ) {
    folds.unshift(one)
    one = one.parentElement?.closest<HTMLElement>('.collapsible') ?? null
  }
  for (const fold of folds) await unfold(fold)
}

async function unfold(around: HTMLElement): Promise<void> {
  const fold = around.matches('.collapsible')
    ? around
    : around.querySelector<HTMLElement>('.collapsible')
  if (!fold?.classList.contains('collapsible--collapsed')) return
  fold.querySelector<HTMLElement>('.collapsible__toggle')?.click()
  await appearing(() => !fold.classList.contains('collapsible--collapsed') || undefined)
  await pause(250)
}

function focusWithin(field: HTMLElement): void {
  const inner = 'input:not([type=hidden]), textarea, [contenteditable=true], button'
  const target = field.matches(inner) ? field : field.querySelector<HTMLElement>(inner)
  target?.focus({ preventScroll: true })
}

/** Shows for a moment which one it is, also where nothing in it takes the keyboard. */
function point(field: HTMLElement): void {
  const shown = field.closest<HTMLElement>('.field-type') ?? field
  shown.dataset.pointedAt = ''
  setTimeout(() => delete shown.dataset.pointedAt, 1_600)
}

/** Something that the form draws in a moment. */
async function appearing<Found>(
  find: () => Found | null | undefined,
  longestMs = 1_500,
): Promise<Found | undefined> {
  const deadline = performance.now() + longestMs
  for (;;) {
    const found = find()
    if (found) return found
    if (performance.now() > deadline) return undefined
    await pause(40)
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
