import { getTranslation } from '@payloadcms/translations'
import { readLocale } from '@wajiha/arabic'
import type { FlattenedField, PayloadRequest } from 'payload'
import { figuresIn } from '../../platform/i18n/figures.ts'

/** `Questions`, and for the first of its rows `1`. */
export function labelOfStep(
  { i18n }: Pick<PayloadRequest, 'i18n'>,
  step: FlattenedField | number,
): string {
  if (typeof step === 'number') return figuresIn(readLocale(i18n.language)).format(step + 1)
  const label = 'label' in step ? step.label : undefined
  return label ? getTranslation(label, i18n) : ''
}
