import { groupPhone } from '@wajiha/arabic'
import { branchOpenings } from '@wajiha/brand/motif'
import { branchPapers } from '@wajiha/brand/papers'
import type { Branch } from '@wajiha/contract'
import { useWords } from '#app/locale/locale-context.tsx'
import { GirihPattern } from '#app/motif/girih-pattern.tsx'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Phone } from '#app/ui/core/phone.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import { OpenNow } from '../open-now.tsx'
import styles from './branch-card.module.css'
import { BranchWeek } from './branch-week.tsx'

/** The offices side by side, each on its own paper under its own pattern. */
export function BranchCards({ branches }: { branches: readonly Branch[] }) {
  return (
    <ul className={styles.cards}>
      {branches.map((branch, place) => (
        <li key={branch.id}>
          <BranchCard branch={branch} place={place} />
        </li>
      ))}
    </ul>
  )
}

/** An office: where it is, how to reach it and when it is open. `place` is its place in the list. */
function BranchCard({ branch, place }: { branch: Branch; place: number }) {
  const { t } = useWords()
  const { street, locality } = branch.address
  const opening = branchOpenings[place % branchOpenings.length]
  return (
    <article
      className={`${styles.branch} ${surfaceClass('field', branchPapers[place % branchPapers.length])}`}
    >
      {opening && <GirihPattern {...opening} scale={0.74} className={styles.tile} />}
      <h3>{branch.name}</h3>
      <address>{[street, locality].join(`${t('general', 'comma')} `)}</address>
      <BranchLines branch={branch} />
      <div className={styles.bar}>
        <OpenNow branch={branch} />
        {branch.mapUrl && (
          <a href={branch.mapUrl} rel="noopener noreferrer">
            {t('sections', 'map')} <Arrow />
          </a>
        )}
      </div>
      <BranchWeek branch={branch} />
    </article>
  )
}

function BranchLines({ branch }: { branch: Branch }) {
  const { t } = useWords()
  return (
    <ul className={styles.lines}>
      {branch.phones.map(({ e164, label, whatsapp }) => (
        <li key={`${e164}${label}`}>
          <span>{label}</span>
          {whatsapp ? <WhatsApp branch={branch} e164={e164} /> : <Phone e164={e164} />}
        </li>
      ))}
      {branch.email && (
        <li className={styles.mail}>
          <span>{t('general', 'email')}</span>
          <a href={`mailto:${branch.email}`}>
            <bdi dir="ltr">{branch.email}</bdi>
          </a>
        </li>
      )}
    </ul>
  )
}

/** Through the site, which gives the chat a reference; it knows one number for each branch. */
function WhatsApp({ branch, e164 }: { branch: Branch; e164: string }) {
  const known = branch.phones.find(({ whatsapp }) => whatsapp)
  const href = known?.e164 === e164 ? `/w/${branch.slug}` : `https://wa.me/${e164.slice(1)}`
  return (
    <a href={href} rel="nofollow noopener">
      <bdi dir="ltr">{groupPhone(e164)}</bdi>
    </a>
  )
}
