import { paperNames } from '@wajiha/brand/paper-names'
import { housePaper } from '@wajiha/brand/papers'
import type { SelectField } from 'payload'
import { say } from '../../platform/i18n/say.ts'

const papers = Object.entries(paperNames).map(([value, label]) => ({ value, label }))

/** The dyed paper a page is printed on. */
export const paper: SelectField = {
  name: 'paper',
  type: 'select',
  label: say('الورق', 'Paper'),
  options: papers,
  required: true,
  defaultValue: housePaper,
  enumName: 'enum_paper',
  admin: { position: 'sidebar' },
}

/** For pages that can also do without. */
export const optionalPaper: SelectField = { ...paper, required: false, defaultValue: undefined }
