/** The words a job may be published with (JOB-02). Drafts are free; publication asks. */
import { countWords, normaliseForSearch, readLocale } from '@wajiha/arabic'
import { plainText } from '@wajiha/contract'
import type { PayloadRequest, RichTextFieldValidation, TextFieldSingleValidation } from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { fromLexical, isLexical } from '../rich-text/from-lexical.ts'

/** Fewest words that tell a person what the work is. */
const fewestWords = 20

const shouting = /[!！]{2,}|(?:عاجل|مطلوب فورا|urgent|hiring now)/i
const money = /\d[\d,.]*\s*(?:k\b|ريال|درهم|جنيه|دينار|دولار|sar|aed|egp|usd)|[$€£﷼]/i

export const validateJobTitle: TextFieldSingleValidation = async (value, { req }) => {
  const words = value?.trim() ?? ''
  if (words === '') return req.t('validation:required')
  if (shouting.test(normaliseForSearch(words)) || shouting.test(words)) return sayTo(req, loud)
  if (money.test(words)) return sayTo(req, priced)
  return (await namesPlace(words, req)) ? sayTo(req, placed) : true
}

const loud = say('اكتب المسمّى بلا علامات تعجّب ولا نداء', 'Write the title without shouting')
const priced = say('اكتب الراتب في حقله لا في المسمّى', 'Write the salary in its own field')
const placed = say('اختر المدينة في «الفروع» لا في المسمّى', 'Choose the city under “Branches”')

async function namesPlace(title: string, req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'branches',
    select: { address: { locality: true } },
    locale: req.locale ?? 'ar',
    depth: 0,
    limit: 100,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const folded = normaliseForSearch(title)
  return docs.some(({ address }) => {
    const place = normaliseForSearch(address?.locality ?? '')
    return place.length > 2 && folded.includes(place)
  })
}

export const validateJobDescription: RichTextFieldValidation = (value, { req }) => {
  const text = isLexical(value) ? plainText(fromLexical(value)) : ''
  const locale = readLocale(req.locale)
  return countWords(text, locale) >= fewestWords || sayTo(req, short)
}

const short = say(
  `صف العمل في ${fewestWords} كلمة على الأقلّ`,
  `Describe the work in ${fewestWords} words or more`,
)
