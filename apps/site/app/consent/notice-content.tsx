import type { Locale } from '@wajiha/arabic'
import { localisedPath } from '#app/locale/paths.ts'
import type { ConsentRules } from './consent.ts'
import { noticeWords } from './words.ts'

type Props = {
  rules: ConsentRules
  locale: Locale
  /** The class of its buttons: fetched by itself, this file must bring no styles. */
  look: string
}

/** What a box allows, by the letters of `consent.ts`: whoever measures an advertisement is told of it. */
const boxes = { analytics: 'a', ads: 'du', adPersonalization: 'p', functional: 'f' } as const

/** What is asked, two equal answers, and the details by purpose. It is a form, and needs no script. */
export default function NoticeContent({ rules, locale, look }: Props) {
  const words = noticeWords[locale]
  const hasTags = Boolean(rules.tagManagerId)
  const asked = hasTags ? (Object.keys(boxes) as (keyof typeof boxes)[]) : (['analytics'] as const)
  return (
    <form method="post" action="/api/consent">
      <div>
        <strong id="privacy-choices-title">{words.title}</strong>
        <p>
          {rules.consent === 'required' ? words.required : words.notice}
          {hasTags && ` ${words.tags}`}
        </p>
        <p data-gpc-only="">{words.privacyControl}</p>
      </div>
      {/* One purpose needs no box: whoever accepts, accepts it. */}
      {!hasTags && <input type="hidden" name="allow" value={boxes.analytics} />}
      <details>
        <summary>{words.details}</summary>
        <dl>
          <div>
            <dt>{words.necessary}</dt>
            <dd>{words.necessaryText}</dd>
          </div>
          {asked.map((purpose) => (
            <div key={purpose}>
              <dt>
                {hasTags ? (
                  <label>
                    <input type="checkbox" name="allow" value={boxes[purpose]} />
                    {words[purpose]}
                  </label>
                ) : (
                  words[purpose]
                )}
              </dt>
              <dd>{words[`${purpose}Text`]}</dd>
            </div>
          ))}
        </dl>
        {hasTags && (
          <button type="submit" className={look} name="choice" value="some">
            {words.save}
          </button>
        )}
        <a href={localisedPath('/privacy-policy', locale)}>{words.policy}</a>
      </details>
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
