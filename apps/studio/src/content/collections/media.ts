import { rightsOf } from '../../platform/access/rights-of.ts'
import { readEnv } from '../../platform/env.ts'
import { say } from '../../platform/i18n/say.ts'
import { keepWords } from '../described/keep-words.ts'
import { importKey } from '../fields/import-key.ts'
import { moveFocus } from '../hooks/move-focus.ts'
import { keepBrought, noteBrought, readForCrop } from '../hooks/note-brought.ts'
import { renameUpload } from '../hooks/rename-upload.ts'
import { stripMetadata } from '../hooks/strip-metadata.ts'
import { askLibrary } from '../library/ask-library.ts'
import { libraryDoors } from '../library/doors.ts'
import { focusPoint, picturePanel } from '../library/panel-field.ts'
import { dropFormer, formerFiles, keepFormer, noteFormer } from '../uploads/former-files.ts'
import { keptInUse } from '../uploads/keep-in-use.ts'
import { pictureTypes } from '../uploads/picture-types.ts'
import { refuseUnreadable } from '../uploads/refuse-unreadable.ts'
import { shrinkPhoto } from '../uploads/shrink-photo.ts'

/** Pictures. */
export const media = keptInUse({
  slug: 'media',
  labels: { singular: say('صورة', 'Picture'), plural: say('الصور', 'Pictures') },
  admin: {
    group: say('المحتوى', 'Content'),
    useAsTitle: 'name',
    listSearchableFields: ['name', 'alt'],
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    defaultColumns: ['name', 'alt', 'width', 'height', 'filesize'],
    components: { beforeListTable: ['/src/content/library/library.tsx#Library'] },
  },
  access: rightsOf('media'),
  upload: {
    staticDir: readEnv().mediaDir,
    mimeTypes: pictureTypes,
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
  defaultPopulate: {
    filename: true,
    mimeType: true,
    width: true,
    height: true,
    alt: true,
    decorative: true,
    focalX: true,
    focalY: true,
  },
  hooks: {
    beforeOperation: [
      askLibrary,
      readForCrop,
      noteBrought,
      refuseUnreadable,
      shrinkPhoto,
      renameUpload,
      stripMetadata,
      keepFormer,
    ],
    beforeChange: [keepBrought, moveFocus, keepWords, noteFormer],
    afterDelete: [dropFormer],
  },
  endpoints: libraryDoors,
  fields: [
    {
      name: 'name',
      type: 'text',
      label: say('الاسم', 'Name'),
      maxLength: 200,
      admin: {
        description: say(
          'اسم الملفّ كما جاء، لك وحدك',
          'The name of the file as it came, for you alone',
        ),
      },
    },
    {
      name: 'alt',
      type: 'text',
      label: say('ما في الصورة', 'What the picture shows'),
      localized: true,
      admin: {
        description: say(
          'لمن لا يراها. يُكتب بكلّ لغة على حدة',
          'For whoever does not see it; written in each language',
        ),
        condition: (data) => !data.decorative,
      },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      label: say('للزينة وحدها، فلا وصف لها', 'Decoration alone: it needs no words'),
      defaultValue: false,
    },
    {
      name: 'sha256',
      type: 'text',
      index: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    formerFiles,
    focusPoint,
    picturePanel,
    importKey,
  ],
})
