import { roles } from '@wajiha/brand/inks'
import { describe, expect, it } from 'vitest'
import { answerManifest, writeManifest } from './manifest.ts'
import { pageHead, pageViewport } from './page-head.ts'

const payloadWith = (names: unknown) => ({ findGlobal: async () => ({ names }) }) as never

describe('the studio on a screen of its own', () => {
  it('the studio on a screen of its own is named in the person’s language, and begins at its start page', () => {
    expect(writeManifest('بِركار', 'ar')).toMatchObject({
      name: 'استوديو بِركار',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/admin',
      scope: '/admin',
      display: 'standalone',
    })
    expect(writeManifest('Birkar', 'en')).toMatchObject({ name: 'Birkar Studio', dir: 'ltr' })
    expect(writeManifest('Birkar', 'en').id).toBe(writeManifest('بِركار', 'ar').id)
  })

  it('the studio on a screen of its own bears the agency’s name as it is written, else as it is drawn', async () => {
    const named = await answerManifest(payloadWith({ site: 'مدار' }), 'ar')
    expect(await named.json()).toMatchObject({ name: 'استوديو مدار' })
    expect(named.headers.get('content-type')).toBe('application/manifest+json')
    const unnamed = await answerManifest(payloadWith(undefined), 'en')
    expect(await unnamed.json()).toMatchObject({ name: 'Birkar Studio' })
    expect((await answerManifest(payloadWith({}), 'de')).status).toBe(404)
  })
})

describe('the head of a page', () => {
  it('the head of a page ends its title in the person’s language, and says nothing of Payload', () => {
    const meta = { title: 'Posts · واجهة', openGraph: { siteName: 'Payload App' } }
    expect(pageHead(meta, 'en')).toMatchObject({
      title: 'Posts · Wajiha',
      manifest: '/manifest/en',
      openGraph: null,
    })
    expect(pageHead({ title: 'المقالات · واجهة' }, 'ar').title).toBe('المقالات · واجهة')
    const missing = { title: 'غير موجود', keywords: '404 غير موجود' }
    expect(pageHead(missing, 'ar').title).toBe('الصفحة غير موجودة · واجهة')
    expect(pageHead(missing, 'en').title).toBe('Page not found · Wajiha')
    const own = { ar: 'حارس الموقع', en: 'Site guard' }
    expect(pageHead({ title: 'Payload · واجهة' }, 'ar', own).title).toBe('حارس الموقع · واجهة')
  })

  it('the head of a page colours the bars as the person chose, else as the system is', () => {
    expect(pageViewport('dark').themeColor).toBe(roles.bg.dark)
    expect(pageViewport(undefined).themeColor).toHaveLength(2)
    expect(pageViewport('auto').themeColor).toHaveLength(2)
  })
})
