/** Texts for tests: what people write, what machines break, and strings of every code point. */
import fc from 'fast-check'

const pieces = [
  ...'ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآٱىةؤئکیپگ',
  '\u064B',
  '\u064E',
  '\u0651',
  '\u0652',
  '\u0653',
  '\u0654',
  '\u0670',
  '\u06E5',
  '\u0640',
  '\u200B',
  '\u200D',
  '\u200F',
  '\u061C',
  '\u2066',
  '\u2067',
  '\u2069',
  '\u202E',
  '\u00AD',
  '\u0000',
  '\uD800',
  '\uDC00',
  '\uFEFF',
  '\uFDFA',
  '\uFEFB',
  '\uFE8E',
  '\uFE71',
  '\u{1EE00}',
  ...'abcZİßæéＡﬁ012٣٤۵۶٫٬٪،؛؟,;?"\'.-_/@+()  \n',
  '\u0301',
  '\u0316',
  '\u0307',
  '\uFF9E',
  '\u1100',
  '\u1161',
  '한',
  '中',
  'י',
  '👩‍💻',
  'ال',
  'وال',
  'لل',
]

/** Strings rich in Arabic letters, marks, invisible characters and broken surrogates. */
export const arabicLikeText = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 40 })

/** Any string at all: half of them Arabic-like, half of any code points. */
export const anyText = fc.oneof(
  arabicLikeText,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => {
    return String.fromCharCode(...units)
  }),
)

const long = 50_000

/** Hundred-kilobyte texts that make careless expressions take seconds. */
export const hugeTexts: Readonly<Record<string, string>> = {
  prose: 'وَالتَّصْمِيمُ أساسُ العملِ '.repeat(2_000),
  oneLetter: 'ا'.repeat(long),
  shortWords: 'ا '.repeat(long / 2),
  marks: `ا${'\u0301\u0316'.repeat(long / 2)}`,
  kanaMarks: '\uFF9E\u0301'.repeat(long / 2),
  digits: '1'.repeat(2 * long),
  dottedDigits: '1.'.repeat(long),
  dashedDigits: '1-'.repeat(long),
  mixedDigits: '1 ١ '.repeat(long / 4),
  latin: 'a'.repeat(2 * long),
  atSigns: 'a@'.repeat(long),
  dots: 'a.'.repeat(long),
  links: 'www.'.repeat(long / 2),
  spaces: ' '.repeat(2 * long),
  commas: 'ا,'.repeat(long / 2),
  quotes: '"'.repeat(2 * long),
  hyphens: '-'.repeat(2 * long),
  tatweel: 'ـ'.repeat(long),
  hijriSigns: 'هـ'.repeat(long / 2),
  ligatures: 'ﷺ'.repeat(10_000),
  isolates: '\u2067'.repeat(33_000),
  halves: '\uD800'.repeat(long),
  nothing: '\0'.repeat(2 * long),
}

/**
 * Runs a function on every huge text and returns those that took longer than a quarter of a
 * second: fifty times the aim, so that a busy machine passes and a quadratic expression does not.
 */
export function slowOn(run: (text: string) => unknown): string[] {
  return Object.entries(hugeTexts).flatMap(([name, text]) => {
    // The thread's own work, not the clock: a busy machine makes nothing slow.
    const before = process.threadCpuUsage()
    run(text)
    const { user, system } = process.threadCpuUsage(before)
    return user + system > 250_000 ? [name] : []
  })
}
