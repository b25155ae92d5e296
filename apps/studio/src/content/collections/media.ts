import { rightsOf } from '../../platform/access/rights-of.ts'
import { readEnv } from '../../platform/env.ts'
import { say } from '../../platform/i18n/say.ts'
import { importKey } from '../fields/import-key.ts'
import { renameUpload } from '../hooks/rename-upload.ts'
import { stripMetadata } from '../hooks/strip-metadata.ts'
import { keptInUse } from '../uploads/keep-in-use.ts'
import { shrinkPhoto } from '../uploads/shrink-photo.ts'

/** Pictures. SVG is left out: it can carry script. */
export const media = keptInUse({
  slug: 'media',
  labels: { singular: say('صورة', 'Picture'), plural: say('الصور', 'Pictures') },
  admin: {
    group: say('المحتوى', 'Content'),
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height'],
  },
  access: rightsOf('media'),
  upload: {
    staticDir: readEnv().mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
    pasteURL: false,
    crop: true,
    focalPoint: false,
    adminThumbnail: 'thumb',
    imageSizes: [
      { name: 'thumb', width: 320, formatOptions: { format: 'webp', options: { quality: 70 } } },
    ],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Cache-Control', 'private, max-age=3600')
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
      return headers
    },
  },
  defaultPopulate: { filename: true, mimeType: true, width: true, height: true, alt: true },
  hooks: { beforeOperation: [shrinkPhoto, renameUpload, stripMetadata] },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: say('ما في الصورة', 'What the picture shows'),
      localized: true,
      admin: { description: say('اتركه فارغًا إن كانت للزينة', 'Leave empty for decoration') },
    },
    importKey,
  ],
})
