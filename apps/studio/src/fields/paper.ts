import type { SelectField } from 'payload'
import { choices, say } from './say.ts'

const papers = choices({
  fustuq: ['فستق', 'Fustuq'],
  sama: ['سماء', 'Sama'],
  ward: ['ورد', 'Ward'],
  zafaran: ['زعفران', 'Zafaran'],
  lazaward: ['لازورد', 'Lazaward'],
})

/** The dyed paper a page is printed on. */
export const paper: SelectField = {
  name: 'paper',
  type: 'select',
  label: say('الورق', 'Paper'),
  options: papers,
  required: true,
  defaultValue: 'fustuq',
  enumName: 'enum_paper',
  admin: { position: 'sidebar' },
}

/** For pages that can also do without. */
export const optionalPaper: SelectField = { ...paper, required: false, defaultValue: undefined }
