/** Who erased how much and when, and whether the site has done its part. */
import type { Payload } from 'payload'
import { readSettings } from '../../attribution/settings.ts'
import type { Language } from '../../platform/admin/words.ts'
import { isRecord } from '../../platform/objects.ts'
import styles from './privacy.module.css'
import { dayIn, numberIn } from './say-figures.ts'
import { privacyWords as words } from './words.ts'

const most = 10

export async function Erasures({ payload, language }: { payload: Payload; language: Language }) {
  const { docs } = await payload.find({
    collection: 'erasures',
    sort: '-at',
    limit: most,
    depth: 0,
    overrideAccess: true,
  })
  const { timeZone } = (await readSettings(payload)).conversion
  const heads = [words.when, words.by, words.rows, words.site]
  return (
    <section className={styles.part} aria-labelledby="privacy-erasures">
      <h2 id="privacy-erasures">{words.erasures[language]}</h2>
      {docs.length === 0 ? (
        <p>{words.noErasures[language]}</p>
      ) : (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head.en} scope="col">
                    {head[language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {docs.map(({ id, at, byName, counts, siteDoneAt }) => (
                <tr key={id}>
                  <th scope="row">{dayIn(at, language, timeZone)}</th>
                  <td>{byName ?? words.shell[language]}</td>
                  <td>{numberIn(sumOf(counts), language)}</td>
                  <td>{(siteDoneAt ? words.siteDone : words.siteWaits)[language]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const sumOf = (counts: unknown): number =>
  isRecord(counts) ? Object.values(counts).reduce<number>((sum, one) => sum + Number(one), 0) : 0
