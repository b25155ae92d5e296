import { randomUUID } from 'node:crypto'
import { downloadTypes, recordingTypes } from '@wajiha/contract'
import type { CollectionBeforeOperationHook } from 'payload'

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  ...downloadTypes,
  ...recordingTypes,
}

/** Stores each upload as `<uuid>.<extension of its type>`: no name from outside reaches the disk. */
export const renameUpload: CollectionBeforeOperationHook = ({ operation, req }) => {
  const file = req.file
  if (!file || (operation !== 'create' && operation !== 'update')) return
  const extension = extensions[file.mimetype]
  file.name = `${randomUUID()}.${extension ?? 'bin'}`
}
