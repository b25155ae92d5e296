/** What a moment has to hold against others, said where it is chosen. */
import type { DateFieldValidation } from 'payload'
import { say } from '../i18n/say.ts'
import { sayTo } from '../i18n/say-to.ts'
import { fieldOf } from '../objects.ts'

const endsFirst = say(
  'تنتهي المدّة قبل أن تبدأ. اجعل النهاية بعد البداية',
  'It ends before it begins. Write an end that comes after the beginning',
)

/** An end comes after the beginning that stands beside it in `startsAt`, where there is one. */
export const afterStart: DateFieldValidation = (value, { req, siblingData }) => {
  const begins = fieldOf(siblingData, 'startsAt')
  if (!value || !begins || new Date(value) > new Date(String(begins))) return true
  return sayTo(req, endsFirst)
}

const hasPassed = say(
  'هذا الوقت مضى، ولا يُدعى أحدٌ إلى ما مضى. اختر وقتًا قادمًا',
  'This time has passed, and nobody is invited to what is over. Choose one to come',
)

/** What a person chooses anew lies ahead; what once did may stay. */
export const stillToCome: DateFieldValidation = (value, options) => {
  const { event, overrideAccess, previousValue, req } = options
  const isNew = value && String(value) !== String(previousValue)
  // A form that is only open asks of every field, and does not say how it was.
  if (!isNew || event === 'onChange' || overrideAccess) return true
  return new Date(value).getTime() > Date.now() || sayTo(req, hasPassed)
}
