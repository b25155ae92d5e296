import type { DateField, UIField } from 'payload'
import { moment } from '../../platform/fields/formats.ts'
import { say } from '../../platform/i18n/say.ts'

/** A moment that content waits for once it is published; its column marks what still waits. */
export const awaitedMoment = (
  ...[name, ar, en, rest = {}]: [name: string, ar: string, en: string, rest?: Partial<DateField>]
): DateField => ({
  ...moment(name, ar, en),
  ...rest,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime' },
    components: { Cell: '/src/content/waiting/waiting-cell.tsx#WaitingCell' },
  },
})

/** Says in the edit view from when visitors see the document. */
export const waitingNote = (moment: string, kind: 'post' | 'campaign'): UIField => ({
  name: 'waits',
  type: 'ui',
  label: say('الموعد', 'Its time'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: {
      Field: {
        path: '/src/content/waiting/waiting-note.tsx#WaitingNote',
        clientProps: { moment, kind },
      },
    },
  },
})
