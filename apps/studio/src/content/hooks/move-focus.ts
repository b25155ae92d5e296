/** A picture that is cropped shows the same thing at another place: what must be seen of it moves along. */
import type { CollectionBeforeChangeHook } from 'payload'
import type { Media } from '../../payload-types.ts'
import { fieldOf } from '../../platform/objects.ts'
import { isCrop } from './note-brought.ts'

export const moveFocus: CollectionBeforeChangeHook<Media> = ({ data, req }) => {
  const crop = isCrop(req.query) ? fieldOf(fieldOf(req.query, 'uploadEdits'), 'crop') : undefined
  const { focalX, focalY } = data
  if (!crop || typeof focalX !== 'number' || typeof focalY !== 'number') return data
  const side = (name: string) => Number(fieldOf(crop, name))
  return {
    ...data,
    focalX: within(focalX, side('x'), side('width')),
    focalY: within(focalY, side('y'), side('height')),
  }
}

/** All in percent of a side. What was cut away is nearest to the edge; a cut that says nothing changes nothing. */
export function within(point: number, start: number, length: number): number {
  if (!Number.isFinite(start) || !(length > 0)) return point
  return Math.round(Math.min(100, Math.max(0, ((point - start) / length) * 100)))
}
