import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { describe, expect, it } from 'vitest'
import { payloadArabic } from './payload-arabic.data.ts'

type Words = { [key: string]: string | Words }

/** Every text of the platform by its path: ours over Payload's. */
function texts(words: Words, above: Words, path = ''): [path: string, text: string][] {
  return [...new Set([...Object.keys(words), ...Object.keys(above)])].flatMap((key) => {
    const here = `${path}${key}`
    const [own, under] = [above[key], words[key]]
    if (typeof own === 'string') return [[here, own]] as [string, string][]
    if (typeof under === 'string') return [[here, under]] as [string, string][]
    return texts((under ?? {}) as Words, (own ?? {}) as Words, `${here}.`)
  })
}

const all = texts(ar.translations as unknown as Words, payloadArabic as Words)
const english = new Map(texts(en.translations as unknown as Words, {}))

/** What Payload says and no Arab would: of other things, or with hamza and letters left out. */
const wrong =
  /محصول|جميع المواقع|الموقع المحلي|المواقع|للنشر$|واضح|بنحاح|تم إنشاؤها|استنساخها|كاذب|فلتر|القمامة|ودجت|اسفل|الغاء|احترم|القاعدة الأفقية/

/** Mails that the studio writes in words of its own. */
const ownMails = /^authentication\.(?:newAccountCreated|youAreReceivingResetPassword)$/

describe('the platform’s Arabic', () => {
  it('the platform’s Arabic says nothing wrong', () => {
    expect(all.filter(([, text]) => wrong.test(text))).toEqual([])
  })

  it('the platform’s Arabic writes the article as the house does, without a shadda after it', () => {
    const doubled = /(?<!\p{L})[وفبكل]?ال[تثدذرزسشصضطظلن]ّ/u
    expect(all.filter(([path, text]) => !ownMails.test(path) && doubled.test(text))).toEqual([])
  })

  it('the platform’s Arabic is Arabic throughout', () => {
    const foreign = all.filter(([path, text]) => {
      const bare = text.replace(/\{\{.*?\}\}|<\/?\s*\w+[^>]*>|\b(?:URL|API|ID)\b/g, '')
      return !path.startsWith('authentication.newAccountCreated') && /[A-Za-z]{2,}/.test(bare)
    })
    expect(foreign).toEqual([])
  })

  it('the platform’s Arabic asks for the same values as the English, and knows each of its texts', () => {
    const values = (text: string) => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].sort()
    const asking = all.flatMap(([path, text]) => {
      const extra = values(text).filter((one) => !values(english.get(path) ?? text).includes(one))
      return extra.length > 0 ? [`${path}: ${extra.join(' ')}`] : []
    })
    expect(asking).toEqual([])
    const own = texts({}, payloadArabic as Words).map(([path]) => path)
    const unknown = own.filter((path) => !path.startsWith('lexical.') && !english.has(path))
    expect(unknown).toEqual([])
  })
})
