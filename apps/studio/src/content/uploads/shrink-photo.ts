/**
 * A camera's photo is kept no larger than the site can show: turned upright, four thousand pixels wide,
 * in its own format. Smaller pictures stay byte for byte.
 */

import { isKeyOf } from '@wajiha/contract/records'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { Refusal } from '../../platform/refusal.ts'
import { keptBytes, keptSide, largestMoving } from './limits.ts'
import { movingTooLarge } from './mistakes.ts'

const formats = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const

export const shrinkPhoto: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file?.data || (operation !== 'create' && operation !== 'update')) return
  if (file.mimetype === 'image/gif' && file.size > largestMoving)
    throw new Refusal(req, movingTooLarge, 413)
  const format = isKeyOf(formats, file.mimetype) ? formats[file.mimetype] : undefined
  // What is no picture is refused by Payload, which looks into it.
  const shape =
    format &&
    (await sharp(file.data)
      .metadata()
      .catch(() => undefined))
  if (!shape || (shape.pages ?? 1) > 1) return
  const isSmall = Math.max(shape.width, shape.height) <= keptSide && file.size <= keptBytes
  if (isSmall) return
  const side = {
    width: keptSide,
    height: keptSide,
    fit: 'inside',
    withoutEnlargement: true,
  } as const
  const picture = sharp(file.data).autoOrient().resize(side)
  file.data = await picture.toFormat(format, { quality: 88 }).toBuffer()
  file.size = file.data.length
}
