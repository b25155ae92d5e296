import { type RefObject, useEffect, useState } from 'react'

type Section = { id: string; children?: readonly Section[] }

/** A heading counts as being read once it has risen above this part of the screen. */
const readingLine = 0.3

/**
 * The id of the section being read, from headings with these ids; `undefined` above the first one.
 * A rail that scrolls by itself keeps its entry in sight.
 */
export function useShownSection(
  sections: readonly Section[],
  rail: RefObject<HTMLElement | null>,
): string | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    const headings = idsOf(sections)
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null)
    const look = () => setShown(lastAbove(headings, window.innerHeight * readingLine))
    // The observed area begins far above the screen and ends at the reading line.
    const observer = new IntersectionObserver(look, {
      rootMargin: `100000px 0px -${(1 - readingLine) * 100}% 0px`,
    })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [sections])
  useEffect(() => {
    if (shown) reveal(rail.current)
  }, [shown, rail])
  return shown
}

const idsOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])

function lastAbove(headings: readonly HTMLElement[], line: number): string | undefined {
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id
}

/** Scrolls the rail alone, never the page. */
function reveal(rail: HTMLElement | null) {
  const entry = rail?.querySelector<HTMLElement>('[aria-current]')
  if (!rail || !entry || rail.scrollHeight <= rail.clientHeight) return
  rail.scrollTop = entry.offsetTop - rail.clientHeight / 2
}
