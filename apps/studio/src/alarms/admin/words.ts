/** What the studio says of alarms and their channels. */
import { say } from '../../platform/i18n/say.ts'

export const alarmWords = {
  title: say('الإنذارات', 'Alarms'),
  since: say('منذ', 'since'),
  look: say('اعرضها', 'Show them'),
  none: say(
    'لا قناة ثانية للإنذار: إن تعطّل البريد فلن يعرف به أحدٌ خارج هذه الصفحة.',
    'There is no second channel for alarms: when mail breaks, nobody hears of it outside this page.',
  ),
  add: say('أضف إشعارًا آليًّا يسمع الإنذارات', 'Add a webhook that hears alarms'),
  channel: say('قناة الإنذار', 'Alarm channel'),
  never: say('لم تُجرَّب بعد', 'not tried yet'),
  sent: say('قبلت آخر إخبار', 'took what it was told last'),
  waiting: say('في الطريق إليها', 'is being told'),
  again: say('لم تقبل بعد، وتُعاد المحاولة', 'has not taken it yet; it is tried again'),
  failed: say('لم تقبل آخر إخبار', 'did not take what it was told last'),
  noBackups: say(
    'لا تُصنع نسخ احتياطيّة من تلقاء نفسها. اضبط BACKUP_TARGET وBACKUP_KEY على الخادم.',
    'No backups are made by themselves. Set BACKUP_TARGET and BACKUP_KEY on the server.',
  ),
  noBackupYet: say('لم تُصنع نسخة احتياطيّة بعد', 'No backup yet'),
  lastBackup: say('آخر نسخة احتياطيّة', 'Last backup'),
  lastInbox: say('آخر نسخة ممّا أرسله الزوّار', 'Last copy of what visitors sent'),
  lastDrill: say('آخر استعادة ناجحة في التجربة', 'Last restored in a drill'),
  backupFailed: say('تعذّرت المحاولة الأخيرة', 'The last attempt failed'),
  test: say('أرسل تجربةً إلى القناة', 'Send a test to the channel'),
} as const
