import { describe, expect, it } from 'vitest'
import { largestMoving, largestRecording, largestUpload } from './limits.ts'
import {
  broken,
  mistakeOfChoice,
  mistakeOfFile,
  movingTooLarge,
  recordingTooLarge,
  tooLarge,
  wrongKind,
} from './mistakes.ts'

const pictures = ['image/jpeg', 'image/png', 'image/avif', 'image/gif']
const chosen = (name: string, type: string, size: number) =>
  mistakeOfChoice({ name, type, size }, pictures)

describe('a file that somebody chooses', () => {
  it('may be a photo of 20 megapixels, and is told what is wrong otherwise', () => {
    expect(chosen('a.jpg', 'image/jpeg', 11_400_000)).toBeUndefined()
    expect(chosen('a.jpg', 'image/jpeg', 25_000_000)).toBeUndefined()
    expect(chosen('a.jpg', 'image/jpeg', largestUpload + 1)).toBe(tooLarge)
    expect(chosen('a.gif', 'image/gif', largestMoving + 1)).toBe(movingTooLarge)
    expect(chosen('a.svg', 'image/svg+xml', 10)).toBe(wrongKind)
    expect(chosen('a.avif', '', 10)).toBeUndefined()
    const film = { name: 'a.mp4', type: 'video/mp4' }
    expect(mistakeOfChoice({ ...film, size: largestRecording }, ['video/mp4'])).toBeUndefined()
    expect(mistakeOfChoice({ ...film, size: largestRecording + 1 }, ['video/mp4'])).toBe(
      recordingTooLarge,
    )
    expect(chosen('a.mp4', 'video/mp4', 10)).toBe(wrongKind)
  })
})

describe('what Payload says of a file in English', () => {
  it.each([
    ['File size limit has been reached', tooLarge],
    ['Invalid MIME type: text/html.', wrongKind],
    ['File type text/plain (from extension bin) is not allowed.', wrongKind],
    ['Invalid or corrupted PDF file.', broken],
    ['Something else', undefined],
  ])('%s', (message, words) => expect(mistakeOfFile(message)).toBe(words))
})
