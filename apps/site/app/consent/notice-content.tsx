import type { Locale } from '@wajiha/arabic'
import { localisedPath } from '#app/locale/paths.ts'
import type { ConsentRules } from './start/consent.ts'
import { noticeWords } from './words.ts'

type Props = {
  rules: ConsentRules
  locale: Locale
  /** The class of its buttons: fetched by itself, this file must bring no styles. */
  look: string
}

/** What is asked, and two equal answers. It is a form, and needs no script. */
export default function NoticeContent({ rules, locale, look }: Props) {
  const words = noticeWords[locale]
  const hasTags = Boolean(rules.tagManagerId)
  return (
    <form method="post" action="/api/consent">
      <div>
        <p>
          {words[rules.consent === 'required' ? 'required' : 'notice']}
          {hasTags && ` ${words.tags}`}{' '}
          <a href={localisedPath('/privacy-policy', locale)}>{words.policy}</a>
        </p>
        <p data-gpc-only="">{words.privacyControl}</p>
      </div>
      {/* One purpose needs no box: whoever accepts, accepts it. */}
      {hasTags ? (
        <Purposes locale={locale} look={look} />
      ) : (
        <input type="hidden" name="allow" value={boxes.analytics} />
      )}
      <div>
        <button type="submit" className={look} name="choice" value="all">
          {hasTags ? words.acceptAll : words.accept}
        </button>
        <button type="submit" className={look} name="choice" value="none">
          {hasTags ? words.refuseAll : words.refuse}
        </button>
        <button type="button" data-consent-close="">
          {words.close}
        </button>
      </div>
    </form>
  )
}

/** What a box allows, by the letters of `consent.ts`: whoever measures an advertisement is told of it. */
const boxes = { analytics: 'a', ads: 'du', adPersonalization: 'p', functional: 'f' } as const

/** The purposes one by one, for a site where others take part. */
function Purposes({ locale, look }: Pick<Props, 'locale' | 'look'>) {
  const words = noticeWords[locale]
  return (
    <details>
      <summary>{words.details}</summary>
      <dl>
        <div>
          <dt>{words.necessary}</dt>
          <dd>{words.necessaryText}</dd>
        </div>
        {(Object.keys(boxes) as (keyof typeof boxes)[]).map((purpose) => (
          <div key={purpose}>
            <dt>
              <label>
                <input type="checkbox" name="allow" value={boxes[purpose]} />
                {words[purpose]}
              </label>
            </dt>
            <dd>{words[`${purpose}Text`]}</dd>
          </div>
        ))}
      </dl>
      <button type="submit" className={look} name="choice" value="some">
        {words.save}
      </button>
    </details>
  )
}
