import { paperInks } from '#app/brand/inks.ts'
import { usePagePaper } from '#app/shell/paper.ts'

/**
 * The colour of the browser's own bars: the dyed paper at the top of the page, by day and by night.
 * It stands in the document, as the router keeps only one tag of a name.
 */
export function ThemeColour() {
  const { light, dark } = paperInks[usePagePaper() ?? 'plain']
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  )
}
