import { downloadTypes, recordingTypes } from '@wajiha/contract'
import { rightsOf } from '../../platform/access/rights-of.ts'
import { readEnv } from '../../platform/env.ts'
import { line } from '../../platform/fields/common.ts'
import { say } from '../../platform/i18n/say.ts'
import { importKey } from '../fields/import-key.ts'
import { renameUpload } from '../hooks/rename-upload.ts'
import { keptInUse } from '../uploads/keep-in-use.ts'
import { refuseRecording } from '../uploads/refuse-recording.ts'

/** Files that readers take home, and recordings of work. Nothing that a browser would run as a page of ours. */
export const files = keptInUse({
  slug: 'files',
  labels: { singular: say('ملفّ', 'File'), plural: say('الملفّات', 'Files') },
  admin: {
    group: say('المحتوى', 'Content'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'mimeType', 'filesize', 'updatedAt'],
  },
  access: rightsOf('files'),
  upload: {
    staticDir: readEnv().filesDir,
    mimeTypes: Object.keys({ ...downloadTypes, ...recordingTypes }),
    pasteURL: false,
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Disposition', 'attachment')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
      return headers
    },
  },
  defaultPopulate: { filename: true, mimeType: true, filesize: true, title: true },
  hooks: { beforeOperation: [refuseRecording, renameUpload] },
  fields: [line('title', 'الاسم', 'Name'), importKey],
})
