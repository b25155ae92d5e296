import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sample } from '../../test/page-identity.ts'
import { writeLlms } from './write-llms.ts'
import { writeManifest } from './write-manifest.ts'
import { writeSecurityTxt } from './write-security-txt.ts'

const publicFolder = join(import.meta.dirname, '..', '..', 'public')

describe('writeManifest', () => {
  it('speaks the language of its site and starts there', () => {
    const arabic = JSON.parse(writeManifest(sample('general'), 'ar'))
    expect(arabic).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/', short_name: 'بِركار' })
    const english = JSON.parse(writeManifest(sample('general'), 'en'))
    expect(english).toMatchObject({ lang: 'en', dir: 'ltr', start_url: '/en', id: '/en' })
  })

  it('names only icons that are there, one of them safe to cut round', () => {
    const { icons } = JSON.parse(writeManifest(sample('general'), 'ar')) as {
      icons: { src: string; purpose?: string }[]
    }
    for (const { src } of icons) expect(existsSync(join(publicFolder, src)), src).toBe(true)
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  })
})

describe('writeLlms', () => {
  it('gives each page one line in its own language', () => {
    const page = { title: 'من [نحن]', path: '/about', line: 'سطرٌ\nواحد' }
    const chapter = { site: 'بِركار', description: 'وكالة', pages: [page] }
    const text = writeLlms(
      [
        { locale: 'ar', ...chapter },
        { locale: 'en', ...chapter, site: 'Birkar' },
      ],
      'https://birkar.example',
    )
    expect(text.startsWith('# بِركار · Birkar\n')).toBe(true)
    expect(text).toContain('- [من \\[نحن\\]](https://birkar.example/about): سطرٌ واحد\n')
    expect(text).toContain('(https://birkar.example/en/about)')
  })
})

describe('writeSecurityTxt', () => {
  it('says whom to tell, in which languages, and holds for half a year from the day', () => {
    const origin = 'https://birkar.example'
    const at = (time: string) =>
      writeSecurityTxt({ email: 'hello@birkar.example', origin, now: new Date(time) })
    expect(at('2026-11-26T23:59:59Z')).toBe(
      [
        'Contact: mailto:hello@birkar.example',
        'Expires: 2027-05-25T00:00:00.000Z',
        'Preferred-Languages: ar, en',
        'Canonical: https://birkar.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
    expect(at('2026-11-26T00:00:00Z')).toBe(at('2026-11-26T23:59:59Z'))
    const young = writeSecurityTxt({ email: undefined, origin, now: new Date(0) })
    expect(young).toContain('Contact: https://birkar.example/contact\n')
  })

  it('names the page of its policy, in one line whatever stands in its address', () => {
    const policy = 'https://birkar.example/سياسة?a=1\nContact: evil'
    const told = { email: 'a@b.example', origin: 'https://birkar.example', now: new Date(0) }
    const text = writeSecurityTxt({ ...told, policy })
    expect(text.trimEnd().split('\n')).toHaveLength(5)
    expect(text).toMatch(/^Policy: https:\/\/birkar\.example\/[\w%?=:&]+$/m)
  })
})
