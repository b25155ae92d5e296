/** What is a picture by its first bytes and cannot be shown is refused in the words of whoever brings it. */
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import type { Said } from '../../platform/i18n/say.ts'
import { Refusal } from '../../platform/refusal.ts'
import { largestPixels } from './limits.ts'
import { broken, tooManyPixels } from './mistakes.ts'

export const refuseUnreadable: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const { file } = req
  if (!file?.data || (operation !== 'create' && operation !== 'update')) return
  if (file.data.length === 0) refuse(req, broken, 400)
  const shape = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  // What is no picture at all is refused by Payload, which looks into it.
  if (!shape) return
  if (shape.width * shape.height > largestPixels) refuse(req, tooManyPixels, 413)
  const isWhole = await sharp(file.data)
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
  if (!isWhole) refuse(req, broken, 400)
}

function refuse(req: PayloadRequest, words: Said, status: number): never {
  throw new Refusal(req, words, status)
}
