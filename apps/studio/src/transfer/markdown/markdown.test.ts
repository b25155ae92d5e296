import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readMarkdown } from './read-markdown.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'markdown-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const read = (files: Record<string, string>, options = {}) =>
  readMarkdown(folderWith(files), options)

const arabic = `---
title: دليل الهويّة 😀
date: 2024-05-31
categories: [الهويّة]
tags: [شعار, لون]
author: سلمى
cover: pictures/رسم.png
coverAlt: رسمٌ أوّليّ
description: كيف تبدأ.
aliases: [/old/دليل/]
---

أوّلُ **السطر** و[الثاني](other.md#part).

![رسمٌ](pictures/رسم.png)

| س | ص |
|---|---|
| ١ | ٢ |
`
const english = `---
title: The identity guide
date: 2024-05-31
categories: [Identity]
tags: [logo, colour]
author: Salma
---
*Words* first.
`
const other = '---\ntitle: آخر\ndraft: true\n---\nنصّ\n'

describe('a folder of Markdown', () => {
  it('brings a text with its translation, its names in pairs and its picture once', async () => {
    const files = {
      'ar/guide.md': arabic,
      'en/guide.md': english,
      'ar/other.md': other,
      'ar/pictures/رسم.png': 'x',
    }
    const { texts, categories, tags, authors, pictures, left } = await read(files)
    expect(left).toEqual([])
    expect(texts[0]).toMatchObject({
      kind: 'post',
      key: 'markdown guide',
      cover: 'markdown ar/pictures/رسم.png',
      sides: {
        ar: {
          title: 'دليل الهويّة 😀',
          slug: 'دليل-الهوية',
          excerpt: 'كيف تبدأ.',
          publishedAt: '2024-05-31T00:00:00.000Z',
          oldPaths: ['/old/دليل'],
        },
        en: { title: 'The identity guide', slug: 'the-identity-guide', excerpt: 'Words first.' },
      },
    })
    expect(JSON.stringify(texts[0]?.sides.ar?.body)).toContain('/blogs/آخر#part')
    expect(texts[0]?.sides.ar?.body.map(({ type }) => type)).toEqual([
      'paragraph',
      'image',
      'table',
    ])
    expect(texts[1]?.sides.ar?.isPublished).toBe(false)
    expect(categories).toMatchObject([{ names: { ar: 'الهويّة', en: 'Identity' } }])
    expect(tags).toMatchObject([
      { names: { ar: 'شعار', en: 'logo' } },
      { names: { ar: 'لون', en: 'colour' } },
    ])
    expect(authors[0]).toMatchObject({ names: { ar: 'سلمى', en: 'Salma' } })
    expect(pictures).toMatchObject([{ alts: { ar: 'رسمٌ أوّليّ' } }])
  })

  it('knows the language by the field, the ending or the folder, or is told', async () => {
    const plain = '---\ntitle: عنوان\n---\nنصّ'
    const files = {
      'a.en.md': plain,
      'b/ar/x.md': plain,
      'c.md': plain.replace('---\n', '---\nlang: en-GB\n'),
    }
    const { texts } = await read({ ...files, 'd.md': plain }, { language: 'ar' })
    const languages = Object.fromEntries(texts.map(({ key, sides }) => [key, Object.keys(sides)]))
    expect(languages).toEqual({
      'markdown a': ['en'],
      'markdown b/x': ['ar'],
      'markdown c': ['en'],
      'markdown d': ['ar'],
    })
  })

  it('tells every mistake with its file and line, and nothing is written', async () => {
    const mistakes = {
      'a.ar.md': 'no front matter',
      'b.ar.md': '---\ntitle: x\n',
      'c.ar.md': '---\ntitle: "x\ny: [\n---\n',
      'd.ar.md': '---\nslug: x\n---\n',
      'e.ar.md': '---\ntitle: x\ndate: gestern\n---\n',
      'f.md': '---\ntitle: x\n---\n',
      'g.md': '---\ntitle: x\nlang: fr\n---\n',
      'h.ar.md': '---\n- x\n---\n',
    }
    const said = await read(mistakes).catch(({ message }) => message)
    for (const words of [
      'a.ar.md, line 1: there is no front matter',
      'b.ar.md, line 1: the front matter has no end',
      'd.ar.md, line 1: “title” is missing',
      'e.ar.md, line 3: “date”: is no date',
      'f.md, line 2: nothing says its language',
      'g.md, line 3: “fr” is no language',
      'h.ar.md, line 2: the front matter holds no fields',
      'Nothing was written.',
    ])
      expect(said).toContain(words)
    expect(said).toMatch(/c\.ar\.md, line \d: this is no YAML/)
  })

  it('refuses two texts of one name in one language', async () => {
    const files = { 'x.ar.md': other, 'ar/x.md': other }
    await expect(read(files)).rejects.toThrow('“x” is there in this language already')
  })

  it('takes no picture from outside the folder, and says which are missing', async () => {
    const text = '---\ntitle: x\n---\n![a](../../../../etc/hostname)\n\n![b](none.png)\n\nنصّ'
    const { pictures, left } = await read({ 'x.ar.md': text })
    expect(pictures).toEqual([])
    expect(left).toHaveLength(2)
  })

  it('says when there is nothing', async () => {
    await expect(read({ 'a.txt': '' })).rejects.toThrow('There is no file .md')
    await expect(readMarkdown('/nowhere', {})).rejects.toThrow('cannot be read')
  })
})
