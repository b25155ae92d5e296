import type { ShellData } from '#app/content/page-data.ts'
import { LanguageSwitch } from '#app/locale/language-switch.tsx'
import { Ruler } from '#app/ui/core/marks.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { usePagePaper } from './paper.ts'
import { HomeLink } from './site-header.tsx'
import styles from './slim-header.module.css'

type SlimHeaderProps = {
  toHome?: boolean
  /** The site's settings; absent on an error page that could not read them. */
  general?: ShellData['general'] | undefined
}

/**
 * A masthead without a menu, on the page's paper: home and the other language.
 * @param toHome whether the other language begins at home, where no page is known.
 */
export function SlimHeader({ toHome = true, general }: SlimHeaderProps) {
  const paper = usePagePaper()
  return (
    <header className={paper && surfaceClass('field', paper)}>
      <Wrap className={styles.bar}>
        <HomeLink general={general} />
        <LanguageSwitch className={styles.language} toHome={toHome} />
      </Wrap>
      <Wrap>
        <Ruler />
      </Wrap>
    </header>
  )
}
