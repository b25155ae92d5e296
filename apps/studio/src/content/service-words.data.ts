/** What a service's page says where its editors leave a heading empty. */
import { type Said, say } from '../platform/i18n/say.ts'

export const plainServiceWords = {
  offer: say('ما نقدّمه.', 'What we offer.'),
  work: say('من أعمالنا فيها.', 'Work we have done.'),
  callTitle: say('عندك مشروعٌ في بالك؟', 'Got a project in mind?'),
  callText: say(
    'اكتب لنا سطرين عنه، ونقول لك رأينا صريحًا قبل أن نتّفق على شيء.',
    'Write us two lines about it. You’ll get our honest opinion before we agree on anything.',
  ),
} as const satisfies Record<string, Said>
