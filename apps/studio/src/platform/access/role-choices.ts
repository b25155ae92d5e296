import { choices } from '../i18n/say.ts'
import type { Role } from './roles.ts'

/** The roles in the words of the studio. */
export const roleChoices = choices<Role>({
  admin: ['مدير', 'Administrator'],
  editor: ['محرّر', 'Editor'],
  sales: ['مبيعات', 'Sales'],
  recruiter: ['توظيف', 'Recruiter'],
  holder: ['صاحب بطاقة', 'Card holder'],
})
