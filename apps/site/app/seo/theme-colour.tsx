import { paperInks } from '@wajiha/brand/inks'
import type { Mode } from '#app/shell/colour-mode/modes.ts'
import { usePagePaper } from '#app/shell/paper.ts'

/**
 * The colour of the browser's own bars: the dyed paper at the top of the page, by day and by night.
 * It stands in the document, as the router keeps only one tag of a name. Which of the two counts is
 * the system's choice until the colour mode sets their `media`; it finds them by `data-bars`.
 */
export function ThemeColour() {
  const { light, dark } = paperInks[usePagePaper() ?? 'plain']
  return (
    <>
      {bars('light', light)}
      {bars('dark', dark)}
    </>
  )
}

const bars = (mode: Mode, colour: string) => (
  <meta
    name="theme-color"
    media={`(prefers-color-scheme: ${mode})`}
    content={colour}
    data-bars={mode}
  />
)
