/** Where a published job is: a branch, or remote with countries (JOB-02). */
import { countrySchema } from '@wajiha/contract'
import type { Validate } from 'payload'
import { z } from 'zod'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'

type JobData = { workMode?: string; applyMode?: string }
type Rule<Value> = Validate<Value, JobData, JobData, object>

export const validateBranches: Rule<unknown[]> = (value, { data, req }) => {
  if (data.workMode === 'remote' || (value?.length ?? 0) > 0) return true
  return sayTo(req, say('اختر فرعًا واحدًا على الأقلّ', 'Choose one branch at least'))
}

export const validateCountries: Rule<string[]> = (value, { data, req }) => {
  const countries = value ?? []
  if (!countries.every((country) => countrySchema.safeParse(country).success)) {
    return sayTo(req, say('رمز من حرفين كبيرين مثل ‎SA‎', 'Two capital letters such as SA'))
  }
  if (data.workMode !== 'remote' || countries.length > 0) return true
  return sayTo(
    req,
    say('العمل عن بُعد يحتاج دولة واحدة على الأقلّ', 'Remote work needs one country at least'),
  )
}

export const validateApplyTo: Rule<string> = (value, { data, req }) => {
  if (data.applyMode === 'url') {
    return /^https?:\/\//.test(value ?? '') || sayTo(req, say('اكتب الرابط', 'Write the link'))
  }
  if (data.applyMode === 'email') {
    return z.email().safeParse(value).success || sayTo(req, say('اكتب البريد', 'Write the e-mail'))
  }
  return true
}
