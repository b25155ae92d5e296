/** A document's lines and paragraphs for a translator's own tool, as XLIFF 2.1. Pure. */
import type { Unit } from '../units.ts'

/** 2.1 keeps the name of 2.0 for its core. */
export const xliffSpace = 'urn:oasis:names:tc:xliff:document:2.0'

type Told = Pick<Unit, 'path' | 'kind' | 'label' | 'words' | 'state' | 'maxLength'>

/** What a file of a translator holds: words that are typed, and have a source. */
export const isExchanged = ({ kind, words }: Told): boolean =>
  (kind === 'line' || kind === 'lines') && words.ar.trim() !== ''

/** @param document `collections/posts/ID`, which is read again on the way back. */
export function writeXliff(document: string, units: readonly Told[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffSpace}" version="2.1" srcLang="ar" trgLang="en">`,
    `  <file id="f1" original="${inXml(document)}">`,
    ...units.filter(isExchanged).map(writeUnit),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n')
}

function writeUnit({ path, label, words, state, maxLength }: Told): string {
  const notes = [
    `        <note category="field">${inXml(label)}</note>`,
    ...(maxLength ? [`        <note category="length">${maxLength}</note>`] : []),
    ...(state === 'stale' ? ['        <note category="state">stale</note>'] : []),
  ]
  const target = words.en ? `\n        <target>${inXml(words.en)}</target>` : ''
  return [
    `    <unit id="${inXml(path)}" xml:space="preserve">`,
    '      <notes>',
    ...notes,
    '      </notes>',
    `      <segment state="${state === 'current' ? 'translated' : 'initial'}">`,
    `        <source>${inXml(words.ar)}</source>${target}`,
    '      </segment>',
    '    </unit>',
  ].join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML cannot say are left out. */
const inXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: just these are forbidden
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
    .replaceAll('\r', '&#13;')
