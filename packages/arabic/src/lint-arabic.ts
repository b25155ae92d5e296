/**
 * What an editor should look at before Arabic text is published (ML-07). Findings are
 * warnings: codes with ranges, whose sentences live in the studio's messages. It reads plain text.
 */
import { alifHamzaSpellings } from './alif-hamza.data.ts'
import { contactParts, overlaps } from './contact-parts.ts'
import type { TextRange } from './highlight-ranges.ts'
import { mixedDigits } from './mixed-digits.ts'

/** What can be found. `bare-contact` is a phone or e-mail address without an isolate around it. */
export type ArabicLintCode =
  | 'mixed-digits'
  | 'latin-punctuation'
  | 'tatweel'
  | 'double-space'
  | 'waw-before-latin'
  | 'bare-contact'
  | 'empty-alt'
  | 'straight-quotes'
  | 'title-with-tashkeel'
  | 'alif-hamza'
  | 'title-not-arabic'

/** One finding: `text.slice(start, end)` is what to look at, `suggestion` what to write there. */
export type ArabicLintFinding = TextRange & { code: ArabicLintCode; suggestion?: string }

/** What the text is for: titles and alternative texts have rules of their own. */
export type ArabicLintKind = 'body' | 'title' | 'alt'

/**
 * Reads Arabic plain text and returns what looks wrong, in the order of the text; never throws.
 * E-mail addresses, phones, links and Latin words keep their own digits and punctuation.
 *
 * @example lintArabic('خبرة 10 سنوات, ببساطة') // [{ code: 'latin-punctuation', start: 13, end: 14, suggestion: '،' }]
 */
export function lintArabic(text: string, kind: ArabicLintKind = 'body'): ArabicLintFinding[] {
  if (kind === 'alt' && text.trim() === '')
    return [{ code: 'empty-alt', start: 0, end: text.length }]
  const contacts = contactParts(text)
  const findings = [
    ...mixedDigits(text, contacts).map((range) => ({ code: 'mixed-digits' as const, ...range })),
    ...contacts
      .filter((part) => part.kind !== 'url' && !part.isolated)
      .map(({ start, end }) => ({ code: 'bare-contact' as const, start, end })),
    ...sentenceFindings(text).filter((finding) => !overlaps(finding, contacts)),
    ...tatweel(text),
    ...matches(text, 'double-space', /(?<![ \u00A0])[ \u00A0]{2,}/g, ' '),
    ...wawBeforeLatin(text),
    ...alifHamza(text),
    ...(kind === 'title' ? titleFindings(text) : []),
  ]
  return findings.sort((one, other) => one.start - other.start || one.end - other.end)
}

const arabicMarks: Readonly<Record<string, string>> = { ',': '،', ';': '؛', '?': '؟' }

/** Latin marks and straight quotes, in sentences that hold Arabic letters. */
function sentenceFindings(text: string): ArabicLintFinding[] {
  const findings: ArabicLintFinding[] = []
  for (const { 0: sentence, index } of text.matchAll(/[^.!؟\n]+/g)) {
    if (!/\p{Script=Arabic}/u.test(sentence.replace(/[^\p{L}]+/gu, ''))) continue
    for (const found of sentence.matchAll(
      /(?<!\d(?=,\d))[,;?]|"|(?<![A-Za-z\d])'|'(?![A-Za-z])/g,
    )) {
      const [mark, start] = [found[0], index + found.index]
      const suggestion = arabicMarks[mark]
      const code = suggestion ? 'latin-punctuation' : 'straight-quotes'
      findings.push({ code, start, end: start + 1, ...(suggestion && { suggestion }) })
    }
  }
  return findings
}

/** Tatweel, except in هـ (the Hijri year) and where it joins a prefix to a foreign word or a number: الـSEO، لـ٦١. */
function tatweel(text: string): ArabicLintFinding[] {
  const allowed = /(?<!\p{L})(?:هـ(?![\p{L}\u0640])|[وفب]?(?:ال|ل|ب|ك)ـ(?=\s?[A-Za-z\p{Nd}]))/gu
  const kept = [...text.matchAll(allowed)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  return matches(text, 'tatweel', /\u0640+/g, '').filter((found) => !overlaps(found, kept))
}

function wawBeforeLatin(text: string): ArabicLintFinding[] {
  const found = matches(text, 'waw-before-latin', /(?<![\p{L}\p{M}])و[A-Za-z]/gu)
  return found.map((finding) => ({
    ...finding,
    suggestion: `و ${text.charAt(finding.end - 1)}`,
  }))
}

function alifHamza(text: string): ArabicLintFinding[] {
  const findings: ArabicLintFinding[] = []
  for (const { 0: word, index } of text.matchAll(/[\u0621-\u0652]+/g)) {
    const joined = /^[وف]/.test(word) && !alifHamzaSpellings.has(word) ? 1 : 0
    const suggestion = alifHamzaSpellings.get(word.slice(joined))
    const [start, end] = [index + joined, index + word.length]
    if (suggestion) findings.push({ code: 'alif-hamza', start, end, suggestion })
  }
  return findings
}

function titleFindings(title: string): ArabicLintFinding[] {
  const foreign = !/[\u0621-\u064A]/.test(title) && /[A-Za-z]{2}\s+[A-Za-z]{2}/.test(title)
  if (foreign) return [{ code: 'title-not-arabic', start: 0, end: title.length }]
  return matches(title, 'title-with-tashkeel', /[\u064B-\u0652\u0670]+/g)
}

function matches(
  text: string,
  code: ArabicLintCode,
  pattern: RegExp,
  suggestion?: string,
): ArabicLintFinding[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    code,
    start: index,
    end: index + found.length,
    ...(suggestion !== undefined && { suggestion }),
  }))
}
