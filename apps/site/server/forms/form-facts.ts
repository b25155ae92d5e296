/** What a form must know of the agency: where its branches are, and which notice consent refers to. */
import type { JobQuestion, Locale } from '@wajiha/contract'
import type { Content } from '../content/content.ts'

export type FormFacts = ReturnType<typeof createFormFacts>

const fallbackCountry = 'SA'

/** A studio that cannot be asked costs a form nothing but these facts. */
export function createFormFacts(content: Content) {
  const branches = () =>
    content.read('ar', 'branches').then(
      (answer) => answer?.data ?? [],
      () => [],
    )
  return {
    /** Whose a number without its code may be: the chosen branch's country, else the main one's, else any. */
    async countries() {
      const all = await branches()
      const main = all.find(({ isDefault }) => isDefault)?.address.country ?? fallbackCountry
      const known = new Map(all.map(({ slug, address }) => [slug, address.country]))
      return {
        countryOf: (branch: string | undefined) => known.get(branch ?? '') ?? main,
        countries: [...new Set(known.values())].sort(),
      }
    },
    /** What a seat asks beside the form's own fields; nothing where it cannot be known now. */
    questionsOf: (locale: Locale, slug: string | undefined): Promise<JobQuestion[]> =>
      slug === undefined
        ? Promise.resolve([])
        : content.read(locale, 'job', { slug }).then(
            (answer) => answer?.data.questions ?? [],
            () => [],
          ),
    /** Whether a campaign thanks in words of its own. */
    hasThanks: (locale: Locale, slug: string): Promise<boolean> =>
      content.read(locale, 'campaign', { slug }).then(
        (answer) => answer?.data.thanks !== undefined,
        () => false,
      ),
    consentVersion: (locale: Locale): Promise<string | undefined> =>
      content.read(locale, 'page', { key: 'privacy-policy' }).then(
        (answer) => (answer?.data.key === 'privacy-policy' ? answer.data.version : undefined),
        () => undefined,
      ),
  }
}
