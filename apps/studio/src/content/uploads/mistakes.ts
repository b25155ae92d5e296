/** What is wrong with a file, in the person's words: the same in the browser and in the API. */
import type { Language } from '../../platform/admin/words.ts'
import { type Said, say } from '../../platform/i18n/say.ts'
import { largestMoving, largestPixels, largestRecording, largestUpload } from './limits.ts'

const inMegabytes = (bytes: number) => Math.round(bytes / 100_000) / 10

export const tooLarge = say(
  `هذا الملفّ أكبر من ${inMegabytes(largestUpload)} ميغابايت. صغّره ثمّ ارفعه.`,
  `This file is larger than ${inMegabytes(largestUpload)} MB. Make it smaller, then upload it.`,
)
export const movingTooLarge = say(
  `الصورة المتحرّكة أكبر من ${inMegabytes(largestMoving)} ميغابايت. قصّر حركتها أو صغّرها، ثمّ ارفعها.`,
  `A moving picture may have ${inMegabytes(largestMoving)} MB. Make it shorter or smaller, then upload it.`,
)
export const recordingTooLarge = say(
  `التسجيل أكبر من ${inMegabytes(largestRecording)} ميغابايت. قصّره أو صغّر أبعاده، ثمّ ارفعه.`,
  `A recording may have ${inMegabytes(largestRecording)} MB. Make it shorter or smaller, then upload it.`,
)
export const wrongKind = say(
  'لا يُرفع هنا هذا النوع من الملفّات. الصور: JPEG وPNG وWebP وAVIF وGIF، وللقرّاء: PDF وما يشبهه، والتسجيلات: MP4 وWebM.',
  'This kind of file is not taken here. Pictures are JPEG, PNG, WebP, AVIF or GIF; for readers, PDF and the like; recordings are MP4 or WebM.',
)
export const broken = say(
  'الملفّ تالف ولا يُقرأ. افتحه عندك واحفظه من جديد، ثمّ ارفعه.',
  'The file is broken and cannot be read. Open it, save it anew, then upload it.',
)
export const tooManyPixels = say(
  `في هذه الصورة أكثر من ${largestPixels / 1_000_000} مليون نقطة. صغّرها ثمّ ارفعها.`,
  `This picture has more than ${largestPixels / 1_000_000} million pixels. Make it smaller, then upload it.`,
)
export const missing = say('اختر ملفًّا أوّلًا.', 'Choose a file first.')

const platform: readonly (readonly [pattern: RegExp, words: Said])[] = [
  [/^File size limit has been reached/, tooLarge],
  [/^(?:Invalid or corrupted|Invalid PDF)/, broken],
  [/^(?:Invalid MIME type|File type .* (?:is )?not allowed|Invalid file type)/, wrongKind],
  [/^Invalid filename/, wrongKind],
  [/^No files were uploaded/, missing],
]

/** Our words for what Payload says of a file in English; nothing for anything else. */
export const mistakeOfFile = (message: string): Said | undefined =>
  platform.find(([pattern]) => pattern.test(message))?.[1]

/** What is wrong with a file that somebody chose, before anything of it leaves. */
export function mistakeOfChoice(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  accepted: readonly string[],
): Said | undefined {
  if (accepted.length > 0 && type && !accepted.includes(type)) return wrongKind
  if (accepted.length > 0 && !type && !/\.avif$/i.test(name)) return wrongKind
  if (type === 'image/gif' && size > largestMoving) return movingTooLarge
  if (type.startsWith('video/') && size > largestRecording) return recordingTooLarge
  return size > largestUpload ? tooLarge : undefined
}

/** Of files that come together, those that are taken, and what is wrong with the others, each by its name. */
export function lookThrough(
  files: Iterable<File>,
  accepted: readonly string[],
  language: Language,
): { right: File[]; mistakes: string[] } {
  const right: File[] = []
  const mistakes: string[] = []
  for (const file of files) {
    const mistake = mistakeOfChoice(file, accepted)
    if (mistake) mistakes.push(`\u2068${file.name}\u2069: ${mistake[language]}`)
    else right.push(file)
  }
  return { right, mistakes }
}
