/** Mistakes of files as the API answers them: Payload writes them in English. */
import type { Config } from 'payload'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fieldOf, isObject, membersOf } from '../../platform/objects.ts'
import { mistakeOfFile, tooLarge } from './mistakes.ts'

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number]
type Detail = { message?: string; path?: string; label?: string }
type Answered = { message?: string; data?: { errors?: Detail[] } }

export const sayFileMistakes: AfterError = ({ error, req, result }) => {
  const isTooLarge = mistakeOfFile(error.message) === tooLarge
  if (isTooLarge) return { response: { errors: [{ message: sayTo(req, tooLarge) }] }, status: 413 }
  const errors = membersOf(fieldOf(result, 'errors')).filter(isAnswered)
  if (!errors.some((one) => one.data?.errors?.some(isOfFile))) return undefined
  const said = errors.map((one) => {
    const details = one.data?.errors?.map((detail) => {
      const words = mistakeOfFile(detail.message ?? '')
      return words ? { ...detail, message: sayTo(req, words) } : detail
    })
    const ofFile = details?.find(({ path }) => path === 'file')?.message
    return { ...one, message: ofFile ?? one.message, data: { ...one.data, errors: details } }
  })
  return { response: { ...result, errors: said } }
}

/** Payload answers with objects alone. */
const isAnswered = (error: unknown): error is Answered => isObject(error)

const isOfFile = ({ message = '' }: Detail) => mistakeOfFile(message) !== undefined
