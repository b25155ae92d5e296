import { createFormatter } from '@wajiha/arabic'
import { describe, expect, it } from 'vitest'
import { defaultTemplates } from './default-templates.data.ts'
import { placeholdersOf } from './placeholders.ts'
import { type Asked, renderMail } from './render-mail.ts'
import { templateKeys } from './template-keys.ts'
import { namesIn } from './template-syntax.ts'

const head = {
  agency: 'بِركار',
  siteUrl: 'https://birkar.example',
  logo: undefined,
  email: 'hello@birkar.example',
  branchName: 'الرياض',
  branchPhone: '+966115550142',
  branchAddress: '١٢ شارع المداد، الرياض',
  timeZone: 'Asia/Riyadh',
  figures: createFormatter({ locale: 'ar' }),
}

function render(body: string, values: Record<string, string>, more: Partial<Asked> = {}) {
  const template = { subject: 'عنوان', body }
  return renderMail({ template, key: 'lead-notice', locale: 'ar', values, head, ...more })
}

const inner = (text: string) => text.split('\n\n-- \n')[0]

describe('a template', () => {
  it('leaves out the lines whose values are all missing, and nothing else', () => {
    const body =
      'أهلًا {{name}}،\n\n- الهاتف: {{phone}}\n- البريد: {{email}}\n\n{{message}}\n\nإلى اللقاء'
    expect(inner(render(body, { name: 'سارة', email: 's@example.com' }).text)).toBe(
      'أهلًا \u2068سارة\u2069،\n\nالبريد: \u2066s@example.com\u2069\n\nإلى اللقاء',
    )
  })

  it.each([
    ['الرياض', '١٢ شارع المداد، الرياض'],
    ['الفرع الرئيس', 'الفرع الرئيس، ١٢ شارع المداد، الرياض'],
    ['', '١٢ شارع المداد، الرياض'],
  ])('ends with the branch «%s» where it is, and names no town twice', (branchName, place) => {
    const { html, text } = render('أهلًا', {}, { head: { ...head, branchName } })
    expect(text).toContain(`\nبِركار\n${place}\n`)
    expect(html).toContain(`<br>${place}<br>`)
  })

  it('makes a button of a link alone on its line, and nothing of a link that is none', () => {
    const body = '[افتحها]({{studioUrl}})'
    const { html, text } = render(body, { studioUrl: 'https://studio.example/x?a=1&b=2' })
    expect(html).toContain('href="https://studio.example/x?a=1&#38;b=2"')
    expect(inner(text)).toBe('افتحها:\nhttps://studio.example/x?a=1&b=2')
    expect(render(body, { studioUrl: 'data:text/html,x' }).html).not.toContain('data:text')
  })

  it('calls telephones, writes to addresses, and smuggles nothing into either', () => {
    const body = '{{phone}}\n{{email}}'
    const { html } = render(body, { phone: '+966501234567', email: 'a@b.example?bcc=c@d.example' })
    expect(html).toContain('href="tel:+966501234567"')
    // Called in one piece, read in groups.
    expect(html).toContain('>+966 50 123 4567</a>')
    expect(html).toContain('href="mailto:a@b.example%3Fbcc%3Dc@d.example"')
    expect(html).toContain('<span dir="ltr" style="unicode-bidi:isolate;"><a href="tel:')
  })

  it('writes counts and days in the figures and by the clock of the agency', () => {
    const said = (key: Asked['key'], given: Record<string, string>, numerals: 'arab' | 'latn') => {
      const figures = createFormatter({ locale: 'ar', numerals })
      const body = Object.keys(given)
        .map((name) => `{{${name}}}`)
        .join(' ')
      return inner(render(body, given, { key, head: { ...head, figures } }).text)
    }
    expect(said('subscription-confirm', { hours: '72' }, 'arab')).toBe('\u2068٧٢\u2069')
    expect(said('subscription-confirm', { hours: '72' }, 'latn')).toBe('\u206872\u2069')
    const late = { date: '2026-12-20T22:30:00Z' }
    expect(said('retention-warning', late, 'arab')).toBe('\u2068٢١ ديسمبر ٢٠٢٦\u2069')
    expect(said('retention-warning', late, 'latn')).toBe('\u206821 ديسمبر 2026\u2069')
  })

  it('gives each value the direction of its own letters', () => {
    const { html } = render('{{name}} {{company}}', { name: 'سارة', company: 'Acme 24/7' })
    expect(html).toContain('<span dir="rtl" style="unicode-bidi:isolate;">سارة</span>')
    expect(html).toContain('<span dir="ltr" style="unicode-bidi:isolate;">Acme 24/7</span>')
  })

  it('says nothing that it does not know, not even what every object has', () => {
    expect(inner(render('{{constructor}}{{__proto__}}{{toString}}!', {}).text)).toBe('')
  })
})

describe('the templates that Wajiha brings', () => {
  it.each(['ar', 'en'] as const)('say only what their mails know, in %s', (locale) => {
    for (const key of templateKeys) {
      const { subject, body } = defaultTemplates[locale][key]
      const known = Object.keys(placeholdersOf(key))
      expect(
        namesIn(subject + body).filter((name) => !known.includes(name)),
        key,
      ).toEqual([])
      expect(subject, key).not.toMatch(/[\r\n]/)
      expect(`${subject}${body}`, key).not.toMatch(/!/)
    }
  })

  it('say the same things in both languages', () => {
    for (const key of templateKeys) {
      const [ar, en] = [defaultTemplates.ar[key], defaultTemplates.en[key]]
      expect(namesIn(ar.body).sort(), key).toEqual(namesIn(en.body).sort())
      expect(namesIn(ar.subject).sort(), key).toEqual(namesIn(en.subject).sort())
    }
  })
})
