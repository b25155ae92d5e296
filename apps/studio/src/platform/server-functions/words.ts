import { say } from '../i18n/say.ts'

export const pastPlanWords = say(
  'هذا الوقت مضى. اختر وقتًا قادمًا.',
  'This time has passed. Choose one to come.',
)
