/** The agency's name: its own logo where it has one for each ground, and else the drawn letters. */
import { isDarkPaper } from '@wajiha/brand/papers'
import type { Image, Locale, Paper } from '@wajiha/contract'
import type { ReactNode } from 'react'
import type { ShellData } from '#app/content/page-data.ts'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './agency-name.module.css'
import { Wordmark } from './wordmark.tsx'

type General = ShellData['general']
type AgencyNameProps = { general: General | undefined; locale: Locale; paper?: Paper | undefined }

/** Beside other things. Both logos are there, and the stylesheet shows the one for the ground. */
export function AgencyName({ general, locale, paper }: AgencyNameProps) {
  const { light, dark } = general?.logos ?? {}
  if (!general || !light || !dark) return <Wordmark locale={locale} />
  const ground = paper && isDarkPaper(paper) ? 'dark' : undefined
  return (
    <span className={styles.name} data-ground={ground}>
      <Logo image={light} className={styles.onLight} name={general.names.site} />
      <Logo image={dark} className={styles.onDark} name={general.names.site} />
    </span>
  )
}

/** At the foot of the page, which is dark in both modes; `drawn` where there is no logo for it. */
export function FootName({ general, drawn }: { general: General; drawn: ReactNode }) {
  const { dark } = general.logos
  return dark ? <Logo image={dark} className={styles.foot} name={general.names.site} /> : drawn
}

type LogoProps = { image: Image; className: string | undefined; name: string }

const Logo = ({ image, className, name }: LogoProps) => (
  <Picture image={image} alt={name} box="200" className={className} eager />
)
