import { say } from '../../i18n/say.ts'

/** How a date is shown in its field, in the signs of date-fns; what is shown can be read back (`read-typed-date.ts`). */
export const dateForms = {
  day: say('d MMMM yyyy', 'd MMM yyyy'),
  moment: say('d MMMM yyyy، h:mm a', 'd MMM yyyy, h:mm a'),
}

export const dateWords = {
  example: { day: '25/12/2026', moment: '25/12/2026 14:30' },
  unread: say('لم نفهم هذا التاريخ:', 'This date could not be read:'),
  still: say(
    'لم يتغيّر ما في الحقل. اكتب اليوم ثمّ الشهر ثمّ السنة، مثل',
    'The field holds what it held. Write day, month and year, such as',
  ),
}
