/** The colour mode of this document, for the parts that show it. */
import { useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { browserColourMode } from './browser-colour-mode.ts'
import { type ColourModeState, unknownColourMode } from './colour-mode.ts'
import { forcedMode, type Mode } from './modes.ts'

const subscribe = (listener: () => void) => browserColourMode().subscribe(listener)
const state = () => browserColourMode().state()
const unknown = () => unknownColourMode

/** What is preferred and what is shown; `isUnknown` until the page is alive. */
export function useColourMode(): ColourModeState {
  return useSyncExternalStore(subscribe, state, unknown)
}

/**
 * Lets the page being shown force its mode, for as long as it is shown.
 *
 * @returns What `data-color-mode-forced` says on `<html>`, for the script before the first paint.
 */
export function usePageColourMode(): Mode | undefined {
  const asked = useMatches({ select: (matches) => matches.at(-1)?.staticData.colourMode })
  useLayoutEffect(() => browserColourMode().force(asked), [asked])
  return forcedMode(asked)
}
