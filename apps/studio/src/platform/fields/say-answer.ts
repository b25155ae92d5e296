import { say } from '../i18n/say.ts'

const yesOrNo: Readonly<Record<string, ReturnType<typeof say>>> = {
  yes: say('نعم', 'Yes'),
  no: say('لا', 'No'),
}

export type Answer = {
  question?: string | null
  /** Of the question: `yes-no`, `long` … */
  kind?: string | null
  answer?: string | null
  knocksOut?: boolean | null
}

/** What was answered, in the words of whoever reads: a choice is kept by its code, all else as it was written. */
export const sayAnswer = ({ kind, answer }: Answer, language: 'ar' | 'en'): string =>
  (kind === 'yes-no' && yesOrNo[answer ?? '']?.[language]) || (answer ?? '')
