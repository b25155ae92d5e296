/** A recording that is too long for a page, or none at all, is refused in the words of whoever brings it. */
import { recordingTypes } from '@wajiha/contract'
import type { CollectionBeforeOperationHook } from 'payload'
import { Refusal } from '../../platform/refusal.ts'
import { largestRecording } from './limits.ts'
import { broken, recordingTooLarge } from './mistakes.ts'

export const refuseRecording: CollectionBeforeOperationHook = ({ operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return
  const kind = recordingTypes[file.mimetype]
  if (!kind) return
  if (file.size > largestRecording) throw new Refusal(req, recordingTooLarge, 413)
  if (!isRecording(file.data, kind)) throw new Refusal(req, broken, 400)
}

/** By its first bytes: an MP4 names its brand in the first box, a WebM begins as Matroska does. */
function isRecording(bytes: Uint8Array, kind: string): boolean {
  const head = Buffer.from(bytes.subarray(0, 12))
  return kind === 'mp4'
    ? head.subarray(4, 8).toString('latin1') === 'ftyp'
    : head.subarray(0, 4).toString('hex') === '1a45dfa3'
}
