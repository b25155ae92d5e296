// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'

function cleaned(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const leftOut = cleanPasted(body)
  return { html: body.innerHTML.replace(/\s*\n\s*/g, ' ').trim(), leftOut }
}

const ofWord = (body: string) =>
  `<html><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0}</style></head>
  <body lang=AR-SA><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const wordItem = (level: number, sign: string, text: string, list = 'l0', run = 'lfo1') =>
  `<p class=MsoListParagraphCxSpMiddle dir=RTL style='text-align:right;text-indent:-.25in;mso-list:${list} level${level} ${run}'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=AR-SA>${text}</span><o:p></o:p></p>`

describe('pasting from Word', () => {
  it('begins its headings with the second level, and keeps no numbers, colours or sides', () => {
    const { html } = cleaned(
      ofWord(`<p class=MsoTitle dir=RTL>دليل الهويّة</p>
        <h1 dir=RTL style='text-align:right'><b><span style='color:#2F5496'>ما الهويّة؟<o:p></o:p></span></b></h1>
        <h2><a name="_Toc1"></a>لونها</h2><h3>درجاته</h3><h4>في الطباعة</h4>`),
    )
    expect(html.replaceAll('> <', '><')).toBe(
      '<h2>دليل الهويّة</h2><h2>ما الهويّة؟</h2><h3>لونها</h3><h4>درجاته</h4><h4>في الطباعة</h4>',
    )
  })

  it('makes lists of its list paragraphs, nested by level', () => {
    const { html } = cleaned(
      ofWord(
        [
          wordItem(1, '·', 'بحث'),
          wordItem(2, 'o', 'مقابلات'),
          wordItem(2, 'o', 'قراءة'),
          wordItem(1, '·', 'رسم'),
        ].join('\n'),
      ),
    )
    expect(html).toBe('<ul><li>بحث<ul><li>مقابلات</li><li>قراءة</li></ul></li><li>رسم</li></ul>')
  })

  it('tells numbered lists from others in any digits, and one list from the next', () => {
    const { html } = cleaned(
      ofWord(
        [
          wordItem(1, '1.', 'First'),
          wordItem(1, '٢-', 'ثانيًا'),
          wordItem(1, '·', 'نقطة', 'l1', 'lfo2'),
        ].join(''),
      ),
    )
    expect(html).toBe('<ol><li>First</li><li>ثانيًا</li></ol><ul><li>نقطة</li></ul>')
  })

  it('lets a numbered list that goes on after a line count on', () => {
    const { html } = cleaned(
      ofWord(`${wordItem(1, '1.', 'أوّل')}<p class=MsoNormal>بينهما</p>${wordItem(1, '٢-', 'ثانٍ')}`),
    )
    expect(html).toBe('<ol><li>أوّل</li></ol><p>بينهما</p><ol start="2"><li>ثانٍ</li></ol>')
    expect(cleaned('<ol start="5"><li>أ</li></ol>').html).toBe('<ol start="5"><li>أ</li></ol>')
  })

  it('takes the sign off list lines whose sign is plain text', () => {
    const { html } = cleaned(
      `<p class="MsoListParagraph"><span>1.</span><span>&nbsp; </span>Draw</p><p class="MsoListParagraph">2. Build</p>
       <p class="MsoListParagraph">An unnumbered line of the item</p>`,
    )
    expect(html).toBe('<ol><li>Draw</li><li>Build</li></ol> <p>An unnumbered line of the item</p>')
  })

  it('leaves out pictures of the disk and empty lines, and says how many', () => {
    const { html, leftOut } = cleaned(
      ofWord(`<p class=MsoNormal>قبل<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
        <p class=MsoNormal><img width=1 src="file:///C:/msohtmlclip1/01/clip_image002.png"></p>
        <p class=MsoNormal>بعد</p>`),
    )
    expect(html.replaceAll('> <', '><')).toBe('<p>قبل</p><p>بعد</p>')
    expect(leftOut).toEqual({ pictures: 1, struck: 0, emptyLines: 1 })
  })

  it('leaves out what was deleted while Word kept track, and keeps what was added', () => {
    const deleted = `<span class=msoDel><del cite="mailto:Salma" datetime="2026-11-30T10:00">قديم</del></span>`
    const { html, leftOut } = cleaned(
      ofWord(`<p class=MsoNormal>سعرٌ ${deleted}<span class=msoIns><ins cite="mailto:Salma">جديد</ins></span></p>
        <p class=MsoNormal><del><span lang=AR-SA>سطرٌ كامل</span></del><del><span> وبقيّته</span></del></p><p class=MsoNormal>بعد</p>`),
    )
    expect(html.replaceAll('> <', '><')).toBe('<p>سعرٌ جديد</p><p>بعد</p>')
    expect(leftOut).toEqual({ pictures: 0, struck: 2, emptyLines: 0 })
  })

  it('brings no remarks of colleagues, but the words they are about', () => {
    const { html } = cleaned(
      ofWord(`<p class=MsoNormal>سعرٌ <a style='mso-comment-reference:S_1;mso-comment-date:20261130T1000'>خاصّ</a><span class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[S1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></p>
        <div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1><![endif]>
        <div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>لا تنشروا هذا</p></div></div></div>`),
    )
    expect(html.trim()).toBe('<p>سعرٌ خاصّ</p>')
  })

  it('keeps tables with their cells, also the empty ones', () => {
    const { html } = cleaned(
      ofWord(`<table class=MsoTableGrid dir=rtl border=1><tr><td colspan=2 width=301 style='width:225pt'><p class=MsoNormal>مرحلة</p></td></tr>
        <tr><td><p class=MsoNormal><b>بحث</b></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>`),
    )
    expect(html.replace(/> </g, '><')).toBe(
      '<table><tbody><tr><td colspan="2"><p>مرحلة</p></td></tr><tr><td><p><b>بحث</b></p></td><td></td></tr></tbody></table>',
    )
  })
})

describe('pasting from elsewhere', () => {
  it('reads bold from the looks of Google Docs, and nests its lists', () => {
    const { html } = cleaned(
      `<b style="font-weight:normal;" id="docs-internal-guid-0a1b"><h1 dir="rtl" style="text-align:right"><span style="font-size:20pt;font-weight:400">عنوان</span></h1><p dir="rtl"><span style="font-weight:700;color:#f00">مهمّ</span><span style="font-weight:400"> جدًّا </span><i>فعلًا</i></p><br><ul><li dir="rtl" aria-level="1"><p role="presentation"><span>أوّل</span></p></li><ul><li aria-level="2"><p><span>تحته</span></p></li></ul></ul></b>`,
    )
    expect(html).toBe(
      '<h2>عنوان</h2><p><strong>مهمّ</strong> جدًّا فعلًا</p><ul><li>أوّل<ul><li>تحته</li></ul></li></ul>',
    )
  })

  it('leaves out what was struck, whoever wrote it so, and says in how many places', () => {
    const { html, leftOut } = cleaned(
      `<p><s>أ</s> ب <strike>ج</strike></p><ul><li><span style="color:#000;text-decoration:underline line-through">د</span></li><li>هـ</li></ul><table><tr><td style="text-decoration: line-through">و</td><td>ز</td></tr></table>`,
    )
    expect(html).toBe(
      '<p> ب </p><ul><li>هـ</li></ul><table><tbody><tr><td></td><td>ز</td></tr></tbody></table>',
    )
    expect(leftOut.struck).toBe(4)
  })

  it('reads what LibreOffice writes', () => {
    const { html } = cleaned(
      `<html><head><meta name="generator" content="LibreOffice 7.6"/></head><body dir="ltr"><h1 class="western">Title</h1><ol><li><p align="left"><font color="#000"><font face="Arial">One</font></font></p></li><li><p>Two</p></li></ol><p><br/></p></body></html>`,
    )
    expect(html).toBe('<h2>Title</h2><ol><li>One</li><li>Two</li></ol>')
  })

  it('keeps links to the web, mail and telephones, and of others the words', () => {
    const { html } = cleaned(
      `<p><a href="https://example.com/a" style="color:red" target="_blank">web</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+966500000000">call</a> <a href="javascript:alert(1)">bad</a> <a href="#top">top</a> <a href="file:///C:/x.docx">file</a></p>`,
    )
    expect(html).toBe(
      '<p><a href="https://example.com/a">web</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+966500000000">call</a> bad top file</p>',
    )
  })

  it('leaves the levels of a page as they are when none is its title', () => {
    expect(cleaned('<div><h2>A</h2><div>words</div><h5>B</h5></div>').html).toBe(
      '<h2>A</h2><p>words</p><h4>B</h4>',
    )
  })

  it('puts pictures between lines, and leaves out those of lists and tables', () => {
    const picture = '<img src="data:image/png;base64,AA==">'
    const { html, leftOut } = cleaned(
      `<p>${picture}</p><p>قبل <strong>مهمّ ${picture} بعد</strong></p><blockquote><p>قول ${picture}</p></blockquote><ul><li>بند ${picture}</li></ul><table><tr><td>${picture}</td></tr></table>`,
    )
    expect(html).toBe(
      `${picture}<p>قبل <strong>مهمّ </strong></p>${picture}<p><strong> بعد</strong></p><blockquote><p>قول </p></blockquote>${picture}<ul><li>بند </li></ul><table><tbody><tr><td></td></tr></tbody></table>`,
    )
    expect(leftOut).toEqual({ pictures: 2, struck: 0, emptyLines: 0 })
  })

  it('brings no script, style or address of a picture elsewhere', () => {
    const { html, leftOut } = cleaned(
      `<style>p{color:red}</style><p onclick="x()">a<script>x()</script><img src="https://example.com/a.png" onerror="x()"></p>`,
    )
    expect(html).toBe('<p>a</p>')
    expect(leftOut.pictures).toBe(1)
  })
})
