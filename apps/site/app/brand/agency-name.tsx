/** The agency's name: its own logo where it has one for each ground, else the drawn letters, where the brand drew this very name. */
import { isDarkPaper } from '@wajiha/brand/papers'
import type { Image, Locale, Paper } from '@wajiha/contract'
import type { ShellData } from '#app/content/page-data.ts'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './agency-name.module.css'
import { isDrawn, StretchedWordmark, Wordmark } from './wordmark.tsx'

type General = ShellData['general']
type AgencyNameProps = { general: General | undefined; locale: Locale; paper?: Paper | undefined }

/** Beside other things. Both logos are there, and the stylesheet shows the one for the ground. */
export function AgencyName({ general, locale, paper }: AgencyNameProps) {
  const { light, dark } = general?.logos ?? {}
  const name = general?.names.site
  if (!general || !light || !dark)
    return isDrawn(name, locale) ? (
      <Wordmark locale={locale} />
    ) : (
      <span className={styles.letters}>{name}</span>
    )
  const ground = paper && isDarkPaper(paper) ? 'dark' : undefined
  return (
    <span className={styles.name} data-ground={ground}>
      <Logo image={light} className={styles.onLight} name={general.names.site} />
      <Logo image={dark} className={styles.onDark} name={general.names.site} />
    </span>
  )
}

/** At the foot of the page, which is dark in both modes. */
export function FootName({ general, locale }: { general: General; locale: Locale }) {
  const { dark } = general.logos
  const { site } = general.names
  if (dark) return <Logo image={dark} className={styles.foot} name={site} />
  if (isDrawn(site, locale)) return <StretchedWordmark locale={locale} />
  return (
    <p className={styles.footLetters} aria-hidden="true">
      {site}
    </p>
  )
}

type LogoProps = { image: Image; className: string | undefined; name: string }

const Logo = ({ image, className, name }: LogoProps) => (
  <Picture image={image} alt={name} box="200" className={className} eager />
)
