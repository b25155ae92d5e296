import type { UIField } from 'payload'
import { say } from '../../platform/i18n/say.ts'

/** On the page of a picture: whether its file is here already, and where it is used. */
export const picturePanel: UIField = {
  name: 'picturePanel',
  type: 'ui',
  label: say('أين تُستعمل', 'Where it is used'),
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/content/library/picture-panel.tsx#PicturePanel' },
  },
}

/** On the page of a picture: what of it must be seen where a layout cuts it. */
export const focusPoint: UIField = {
  name: 'focusPoint',
  type: 'ui',
  label: say('ما لا بدّ أن يظهر', 'What must be seen'),
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/content/library/focus-point.tsx#FocusPoint' },
  },
}

/** Beside the rows of a gallery: several pictures at once. @param rows the name of the field with the rows. */
export const manyPictures = (rows: string): UIField => ({
  name: `${rows}AtOnce`,
  type: 'ui',
  label: say('صور كثيرة', 'Several pictures'),
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: {
      Field: {
        path: '/src/content/library/many-pictures.tsx#ManyPictures',
        clientProps: { rows },
      },
    },
  },
})
