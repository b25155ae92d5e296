import { LanguageSwitch } from '#app/locale/language-switch.tsx'
import { Ruler } from '#app/ui/marks.tsx'
import { Wrap } from '#app/ui/page.tsx'
import { HomeLink } from './site-header.tsx'
import styles from './slim-header.module.css'

/** The masthead where nothing is known of the site but its name: home and the other language. */
export function SlimHeader() {
  return (
    <header className={styles.header}>
      <Wrap className={styles.bar}>
        <HomeLink />
        <LanguageSwitch className={styles.language} toHome />
      </Wrap>
      <Wrap>
        <Ruler />
      </Wrap>
    </header>
  )
}
