/** «إلى أين يؤدّي العنوان؟»: an address is typed, and every rule and every step of it is shown. */

import type { AdminViewServerProps } from 'payload'
import { Link } from '../platform/admin/link.tsx'
import office from '../platform/admin/office.module.css'
import { type Language, languageOf } from '../platform/admin/words.ts'
import styles from './addresses.module.css'
import { AddressesFrame } from './addresses-frame.tsx'
import { readRedirects } from './redirect-table.ts'
import { type ActingRule, readAddress, type Tried, tryAddress } from './try-address.ts'
import { statusWords, tryWords as words } from './words.ts'

export function TryView(view: AdminViewServerProps) {
  return (
    <AddressesFrame view={view} current="try" title={words.title}>
      {() => content(view)}
    </AddressesFrame>
  )
}

async function content({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const language = languageOf(req.i18n)
  const typed = (await searchParams)?.address
  const text = typeof typed === 'string' ? typed : ''
  const read = text.trim() ? readAddress(text) : undefined
  const mistake = typeof read === 'string' ? words[read][language] : undefined
  const tried =
    typeof read === 'object'
      ? await tryAddress(read.path, await readRedirects(req.payload))
      : undefined
  return (
    <div className={styles.addresses}>
      <form method="get" className={styles.try}>
        <label htmlFor="address">{words.address[language]}</label>
        <input
          id="address"
          name="address"
          dir="ltr"
          defaultValue={text}
          required
          spellCheck={false}
          autoComplete="off"
          aria-describedby="address-hint"
          aria-invalid={mistake ? true : undefined}
        />
        <button type="submit" className={office.primary}>
          {words.submit[language]}
        </button>
        <p id="address-hint" className={mistake ? styles.mistake : styles.quiet}>
          {mistake ?? words.hint[language]}
        </p>
      </form>
      {tried && <Result tried={tried} language={language} />}
    </div>
  )
}

type Shown = { tried: Tried; language: Language }

function Result({ tried, language }: Shown) {
  return (
    <div aria-live="polite" className={styles.result}>
      <section>
        <h2>{words.rules[language]}</h2>
        {tried.rules.length === 0 && <p className={styles.quiet}>{words.noRule[language]}</p>}
        <ol className={styles.steps}>
          {tried.rules.map((rule) => (
            <li key={`${rule.at} ${rule.to}`}>
              <Rule rule={rule} language={language} />
            </li>
          ))}
        </ol>
        <Warning tried={tried} language={language} />
      </section>
      <section>
        <h2>{words.visitor[language]}</h2>
        <Hops tried={tried} language={language} />
      </section>
    </div>
  )
}

function Warning({ tried: { end, rules }, language }: Shown) {
  if (end !== 'arrives') return <p className={styles.mistake}>{words[end][language]}</p>
  return rules.length > 1 ? <p className={styles.quiet}>{words.chain[language]}</p> : null
}

function Rule({ rule, language }: { rule: ActingRule; language: Language }) {
  const { kind, from, at, to, status, id } = rule
  return (
    <>
      <bdi dir="ltr" className={styles.address}>
        {`${from ?? at} → ${to}`}
      </bdi>{' '}
      <span className={styles.quiet}>
        {statusWords[status]?.[language]} <bdi>{status}</bdi>
        {kind !== 'own' && <> · {words[kind][language]}</>}
      </span>{' '}
      {id && (
        <Link
          href={`/admin/collections/redirects/${id}`}
          aria-label={`${words.edit[language]} ${from}`}
          data-own-words
        >
          {words.edit[language]}
        </Link>
      )}
    </>
  )
}

function Hops({ tried: { hops, outcome, last }, language }: Shown) {
  return (
    <>
      <ol className={styles.steps}>
        {hops.map(({ path, status }) => (
          <li
            key={path}
            data-good={status === 200 || undefined}
            data-bad={status >= 400 || undefined}
          >
            <bdi dir="ltr" className={styles.address}>
              {path}
            </bdi>{' '}
            <span className={styles.status}>
              <bdi>{status}</bdi> {statusWords[status]?.[language]}
            </span>
          </li>
        ))}
      </ol>
      {outcome !== 'answered' && (
        <p className={outcome === 'endless' ? styles.mistake : styles.quiet}>
          {words[outcome][language]}{' '}
          {outcome === 'outside' && (
            <bdi dir="ltr" className={styles.address}>
              {last}
            </bdi>
          )}
        </p>
      )}
    </>
  )
}
