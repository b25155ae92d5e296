/** What the studio says of webhooks. */
import { say } from '../../platform/i18n/say.ts'

export const webhookWords = {
  secret: say('سرّ التوقيع', 'Signing secret'),
  afterSaving: say('احفظ أوّلًا، ثمّ يظهر السرّ هنا', 'Save first; the secret is shown here then'),
  never: say(
    'لم يُعرض السرّ بعد. يُعرض مرّةً واحدة.',
    'The secret was not shown yet. It is shown once.',
  ),
  shown: say(
    'عُرض السرّ من قبل ولا يُعرض ثانية. إن ضاع فاصنع غيره، ويبطل الأوّل من لحظتها.',
    'The secret was shown and is not shown again. If it is lost, make another; the first is void at once.',
  ),
  show: say('اعرض السرّ', 'Show the secret'),
  renew: say('اصنع سرًّا جديدًا', 'Make a new secret'),
  keep: say(
    'انسخه الآن إلى النظام المستقبِل؛ لن تراه هنا مرّةً أخرى.',
    'Copy it into the receiving system now; you will not see it here again.',
  ),
  again: say('أرسله مرّةً أخرى', 'Send it again'),
  allFailed: say('أعد إرسال كلّ ما تعذّر', 'Send all that failed again'),
  allShown: say('أعد إرسال كلّ ما يطابق التصفية', 'Send everything that matches the filter again'),
  queued: say('يُرسل الآن:', 'On its way:'),
  failed: say('إشعارات آليّة لم تصل بعد ستّ محاولات:', 'Webhooks that failed six times:'),
  look: say('اعرضها', 'Show them'),
} as const
