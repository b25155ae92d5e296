/** What the studio says of sessions. */
import { say } from '../../platform/i18n/say.ts'

export const sessionWords = {
  title: say('الجلسات المفتوحة', 'Open sessions'),
  since: say('منذ', 'Since'),
  own: say('هذه الجلسة', 'This session'),
  end: say('أنهِ الجلسة', 'End this session'),
  endOthers: say('أنهِ كلّ الجلسات الأخرى', 'End all other sessions'),
  none: say('لا جلسة مفتوحة', 'No session is open'),
}
