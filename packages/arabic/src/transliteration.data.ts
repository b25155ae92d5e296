/**
 * Arabic letters in plain ASCII, one fixed spelling each, for Latin addresses. Not a scholarly
 * transcription: it follows the BGN/PCGN romanisation of 1956 without its diacritics, and gives ع the
 * "a" that people write in names (العتيبي → alatibi). و and ي depend on their neighbours: `transliterate`.
 */
export const latinLetters: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ء: '',
  ؤ: 'u',
  ئ: 'i',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  ى: 'a',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  ڤ: 'v',
  گ: 'g',
}

/** The short vowels, when a text writes them. Shadda and sukun are read by `transliterate`. */
export const latinVowels: Readonly<Record<string, string>> = {
  '\u064B': 'an',
  '\u064C': 'un',
  '\u064D': 'in',
  '\u064E': 'a',
  '\u064F': 'u',
  '\u0650': 'i',
  '\u0670': 'a',
}

/** Latin letters that no decomposition takes apart. */
export const plainLatin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}
