import { say } from '../i18n/say.ts'

export const pastPlanWords = say(
  'هذا الوقت مضى. اختر وقتًا قادمًا.',
  'This time has passed. Choose one to come.',
)

export const contraryPlanWords = say(
  'في هذه اللحظة نفسها شيء آخر في الجدول: نشرٌ وسحبٌ معًا. اختر وقتًا آخر، أو أزل ما قبله.',
  'The contrary is scheduled for this very minute: to be published and taken back at once. Choose another time, or remove the other one.',
)
