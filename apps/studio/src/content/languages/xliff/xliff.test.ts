import { describe, expect, it } from 'vitest'
import { readXliff } from './read-xliff.ts'
import { readXml } from './read-xml.ts'
import { writeXliff } from './write-xliff.ts'

const document = 'collections/posts/7c0e'
const unit = (path: string, ar: string, en: string, maxLength?: number) => ({
  path,
  kind: 'line' as const,
  label: path,
  words: { ar, en },
  state: 'current' as const,
  ...(maxLength ? { maxLength } : {}),
})
const units = [
  unit('title', 'أهلًا {name} & <أصدقاءه>', 'Hello {name} & <friends>', 40),
  { ...unit('questions.6741a.text', 'سطر أوّل\nسطر ثانٍ', ''), kind: 'lines' as const },
]
const reading = (file: string) => readXliff(file, document, units)

describe('a document for translators', () => {
  it('comes back as it went, with what was translated meanwhile', () => {
    const file = writeXliff(document, units)
    expect(reading(file)).toEqual({ changes: [], problems: [] })
    const translated = file
      .replace('</source>\n      </segment>', '</source><target>First\nsecond</target></segment>')
      .replace('&lt;friends&gt;', '&lt;company&gt;')
    expect(reading(translated)).toEqual({
      changes: [
        { path: 'title', value: 'Hello {name} & <company>', basis: 'Hello {name} & <friends>' },
        { path: 'questions.6741a.text', value: 'First\nsecond', basis: '' },
      ],
      problems: [],
    })
  })

  it('declares nothing of its own: no document type, no entity, no other file', () => {
    const file = writeXliff(document, units)
    const declared = '<!DOCTYPE xliff [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    expect(readXml(file)).toBeDefined()
    expect(readXml(file.replace('<xliff', `${declared}<xliff`))).toBeUndefined()
    expect(JSON.stringify(readXml('<a>&e;&amp;</a>'))).not.toContain('root:')
  })

  it('is refused with every reason, in both languages', () => {
    const file = writeXliff(document, units)
    const problems = (text: string) => reading(text).problems.map(({ en }) => en)
    expect(problems(file.replace('Hello {name}', 'Hello {nam}'))).toEqual([
      'title: its placeholders differ: −\u2066{name}\u2069, +\u2066{nam}\u2069',
    ])
    expect(problems(file.replace('Hello', 'Hello'.repeat(9)))[0]).toContain('40 are allowed')
    expect(problems(file.replace('أهلًا', 'مرحبًا'))[0]).toContain('has changed since the export')
    expect(problems(file.replace('id="title"', 'id="lead"'))[0]).toContain('does not have: lead')
    expect(problems(file.replace('7c0e', '7c0f'))[0]).toContain('another document')
    expect(problems(file.replace('srcLang="ar"', 'srcLang="fr"'))[0]).toContain('no XLIFF 2')
    expect(problems('<xliff')[0]).toContain('no XLIFF 2')
    for (const unseen of ['\u0007', '&#7;', '\u202E', '&#x202e;'])
      expect(problems(file.replace('Hello', `Hello${unseen}`))[0]).toContain('is not seen')
    expect(problems(file.replace('Hello', 'Hello&#0;'))[0]).toContain('no XLIFF 2')
    expect(problems(file.replace('Hello', 'Hello\n'))[0]).toContain('is one line')
    const [first = ''] = /<unit[\s\S]*?<\/unit>/.exec(file) ?? []
    expect(problems(file.replace(first, first + first))[0]).toContain('stands in the file twice')
  })
})

describe('XML', () => {
  it('is read with its marks, comments and prefixes, and never with a document type', () => {
    const root = readXml(
      '\uFEFF<?xml version="1.0"?><!-- x --><x:a b=\'1\'>&#x41;<c/><![CDATA[<d>]]></x:a>',
    )
    expect(root).toEqual({
      name: 'a',
      attributes: { b: '1' },
      children: ['A', { name: 'c', attributes: {}, children: [] }, '<d>'],
    })
    for (const broken of [
      '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>',
      '<a></b>',
      '<a>',
      '<a/><b/>',
      '',
    ])
      expect(readXml(broken)).toBeUndefined()
  })
})
