import { isKeyOf } from '@wajiha/contract/records'
import { stripImage } from '@wajiha/contract/strip-image'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** Chunks and segments of these are left out without touching a pixel. */
const losslessly = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/**
 * Takes out of an uploaded picture what a camera wrote into it: place, device, time. Pictures are public
 * as they are stored; only the way up and the colours' profile stay. What is no picture stays as it is,
 * and the upload itself refuses it.
 */
export const stripMetadata: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file?.data || (operation !== 'create' && operation !== 'update')) return
  file.data = await withoutMetadata(file.data, file.mimetype).catch(() => file.data)
  file.size = file.data.length
}

/** @param type the picture's media type: `image/jpeg`. */
export async function withoutMetadata(bytes: Buffer, type: string): Promise<Buffer> {
  const stripped = isKeyOf(losslessly, type) && stripImage(bytes, losslessly[type])
  if (stripped) return stripped
  const picture = sharp(bytes, { animated: true })
  const { exif, xmp, iptc } = await picture.metadata()
  if (!exif && !xmp && !iptc) return bytes
  return picture.autoOrient().keepIccProfile().toBuffer()
}
