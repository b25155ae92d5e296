/**
 * What those hear who move a thing by the keyboard. The platform's part for it says so in English, and names things by
 * the keys of their rows.
 */
import { type Said, say } from '../i18n/say.ts'

/** What is told meanwhile; how it is done stands before it, under a key of React's. */
export const dragTexts = '[id^=DndLiveRegion]'

const told: readonly (readonly [words: RegExp, said: Said])[] = [
  [
    /^\s*To pick up a draggable item/,
    say(
      'لرفع العنصر اضغط مفتاح المسافة، وانقله بالأسهم، ثمّ اضغط المسافة مرّةً أخرى لتضعه في موضعه الجديد، أو Escape ليعود إلى مكانه.',
      'To pick the item up press the space bar, move it with the arrow keys, then press space again to put it down, or Escape to leave it where it was.',
    ),
  ],
  [/^Picked up draggable item/, say('رُفع العنصر.', 'The item is picked up.')],
  // It lies over its own place as soon as it is picked up.
  [
    /^Draggable item (.+) was moved over droppable area \1\.$/,
    say('رُفع العنصر، وهو في موضعه.', 'The item is picked up, in its own place.'),
  ],
  [/was moved over droppable area/, say('انتقل العنصر إلى موضعٍ آخر.', 'The item has moved.')],
  [
    /is no longer over a droppable area/,
    say('خرج العنصر عن المواضع التي يوضع فيها.', 'The item has left the places it may stand in.'),
  ],
  [
    /^Dragging was cancelled/,
    say('أُلغي النقل، وعاد العنصر إلى مكانه.', 'The move was called off; the item is back.'),
  ],
  [/^Draggable item .* was dropped/, say('وُضع العنصر.', 'The item is put down.')],
]

export const saidOfDrag = (words: string): Said | undefined =>
  told.find(([one]) => one.test(words))?.[1]

export function sayDrag(region: Element, language: 'ar' | 'en'): void {
  for (const part of [region.previousElementSibling, region]) {
    const text = part?.firstChild
    const words = saidOfDrag(text?.nodeValue ?? '')?.[language]
    if (text && words) text.nodeValue = words
  }
}
