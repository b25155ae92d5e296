/** The interface in the agency's own words: on every page, in forms' errors, and for nobody's bytes where there are none. */
import type { General } from '@wajiha/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleData } from '../../test/sample-content.ts'
import { sendPageForm } from '../../test/send-form.ts'
import type { StandInStudio } from '../../test/stand-in-studio.ts'
import type { TestSite } from '../../test/start-test-site.ts'
import { withTestSite } from '../../test/with-test-site.ts'

let studio: StandInStudio
let site: TestSite
withTestSite((running) => {
  ;({ studio, site } = running)
})

const sample = sampleData('general') as General
const general = { ...sample, contacts: { ...sample.contacts, whatsapp: '+966112345678' } }
const tags = ['interface-words', 'general']
const say = (words: General['words']) =>
  studio.publish('ar general', words ? { ...general, words } : general, tags)
const read = async (path: string) => (await site.get(path)).body
/** What stands there, and not what the browser is told: that names every wording. */
const withoutScripts = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
const seen = async (path: string) => withoutScripts(await read(path))

beforeEach(() => say(undefined))

describe('the agency’s own words', () => {
  it('stand on the page and in what wakes it, in their language alone', async () => {
    const before = await read('/contact')
    expect(before).not.toContain('انطلق الآن')
    say({ 'forms.submit': 'انطلق الآن', 'general.toTop': 'عُد إلى القمّة' })
    await expect.poll(() => read('/contact'), { timeout: 15_000 }).toContain('انطلق الآن')
    const page = await read('/contact')
    // What stands around the page speaks, too, and the browser is told the same words.
    expect(page).toContain('عُد إلى القمّة')
    expect(page).toMatch(/<script[^>]*>[^<]*forms\.submit/)
    expect(await read('/en/contact')).not.toContain('forms.submit')
    say(undefined)
    await expect.poll(() => read('/contact'), { timeout: 15_000 }).not.toContain('انطلق الآن')
    expect(await read('/contact')).not.toContain('forms.submit')
  })

  it('are those of a form’s errors without script', async () => {
    say({ 'forms.name.missing': 'ما اسمك الكريم؟', 'forms.summary': 'بقي شيء' })
    await expect.poll(() => read('/contact'), { timeout: 15_000 }).toContain('name.missing')
    const { body } = await sendPageForm(site.port, '/contact', { form: 'contact', name: '' })
    expect(withoutScripts(body)).toContain('ما اسمك الكريم؟')
    expect(withoutScripts(body)).toContain('بقي شيء')
  })

  it('are the first words of a chat', async () => {
    say({ 'general.greeting': 'أهلًا من الموقع {reference}' })
    await expect.poll(() => read('/contact'), { timeout: 15_000 }).toContain('أهلًا من الموقع')
    const { headers } = await site.get('/w/main')
    expect(decodeURIComponent(String(headers.location))).toContain('أهلًا من الموقع #')
  })

  it('are those of pages that stand behind a link alone', async () => {
    const link = { id: '1', code: 'past', state: 'active', target: '/', paramPolicy: 'keep-target' }
    const past = { ...link, expiresAt: '2020-01-01T00:00:00.000Z' }
    studio.publish('short-links/past', past, ['shortLink'])
    say({ 'short.over.title': 'مضى وقته', 'subscription.ask.unsubscribe.title': 'أتتركنا؟' })
    await expect.poll(() => read('/contact'), { timeout: 15_000 }).toContain('short.over.title')
    expect(await seen('/short/past')).toContain('مضى وقته')
    expect(await seen(`/newsletter/unsubscribe?token=${'t'.repeat(43)}`)).toContain('أتتركنا؟')
  })

  it('are those of a page that is not there', async () => {
    say({ 'general.errorPage.goBack': 'إلى بداية الطريق' })
    await expect.poll(() => read('/contact'), { timeout: 15_000 }).toContain('errorPage.goBack')
    expect(await seen('/nothing-here')).toContain('إلى بداية الطريق')
  })
})
