import { type ColourMode, createColourMode } from './colour-mode.ts'
import { type Mode, type Preference, readPreference, storageKey } from './modes.ts'

let known: ColourMode | undefined

/** The one colour mode of this document; begun when it is first asked for. Browser only. */
export function browserColourMode(): ColourMode {
  known ??= begin()
  return known
}

/** Takes over from the script before the first paint. */
function begin(): ColourMode {
  const root = document.documentElement
  const { $colour } = window
  const mode = createColourMode({
    paint: (value) => paint(root, value),
    stored: { read: readStored, write: writeStored },
    darkScheme: window.matchMedia?.('(prefers-color-scheme: dark)'),
    early: $colour?.early && readPreference($colour.early),
    served: servedMode(root.dataset.colorModeForced),
    keepsDefault: window.$consent?.may('a') !== false,
  })
  if ($colour) $colour.pick = mode.choose
  return mode
}

const servedMode = (forced: string | undefined): Mode | undefined =>
  forced === 'light' || forced === 'dark' ? forced : undefined

/** The same marks as the script before the first paint makes. */
function paint(root: HTMLElement, mode: Mode) {
  root.classList.remove('light-mode', 'light', 'dark-mode', 'dark')
  root.classList.add(`${mode}-mode`, mode)
  root.dataset.mode = mode
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[data-bars]'))
    tag.media = tag.dataset.bars === mode ? 'all' : 'not all'
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function writeStored(preference: Preference) {
  try {
    localStorage.setItem(storageKey, preference)
  } catch {
    // Without storage the choice holds for this document alone.
  }
}
