/** What leads and applications know of their own end. Written by the erasure and the nightly job alone. */
import type { Field } from 'payload'
import { fact, inSidebar, moment } from '../platform/fields/builders.ts'
import { type Said, say } from '../platform/i18n/say.ts'

const shownOnce = (name: string, label: Said): Field =>
  fact(
    inSidebar(
      moment(name, label.ar, label.en, {
        index: true,
        admin: { condition: (data: Record<string, unknown>) => Boolean(data?.[name]) },
      }),
    ),
  )

/** Set once the person is gone from the row and only what counts in reports is left. */
export const anonymisedAt = shownOnce('anonymisedAt', say('مُحيت بيانات الشخص', 'Person erased'))

export const applicantRetention: Field[] = [
  anonymisedAt,
  shownOnce('warnedAt', say('نُبّه إلى قرب الحذف', 'Warned of the deletion')),
  shownOnce('keepUntil', say('وافق أن نحتفظ به حتّى', 'Agreed that we keep it until')),
]
