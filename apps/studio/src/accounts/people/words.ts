/** What the studio says of its people. */
import { say } from '../../platform/i18n/say.ts'

export const peopleWords = {
  role: say('الدور', 'Role'),
  ownersAppoint: say(
    'دور المالك والمدير يعطيه مالكٌ ويأخذه مالك.',
    'Only an owner gives or takes the roles of owners and administrators.',
  ),
  lastOwner: say(
    'هذا آخر مالك للاستوديو؛ اجعل زميلًا آخر مالكًا أوّلًا.',
    'This is the last owner of the studio; make somebody else an owner first.',
  ),
}

export const invitationWords = {
  invite: say('دعوة زميل بالبريد', 'Invite somebody by mail'),
  help: say(
    'يصله رابط يختار به كلمة مروره بنفسه، صالح سبعة أيّام.',
    'They get a link with which they choose their own password. It holds for seven days.',
  ),
  name: say('الاسم', 'Name'),
  email: say('البريد الإلكترونيّ', 'E-mail'),
  language: say('لغة الاستوديو ورسائله', 'Language of the studio and its mails'),
  send: say('أرسل الدعوة', 'Send the invitation'),
  sent: say('الدعوة في الطريق', 'The invitation is on its way'),
  again: say('أرسل رابطًا جديدًا', 'Send a new link'),
  takeBack: say('اسحب الدعوة', 'Take the invitation back'),
  takenBack: say('سُحبت الدعوة', 'The invitation was taken back'),
  noAddress: say('ليس هذا عنوان بريد', 'This is no e-mail address'),
  noRole: say('اختر دورًا من أدوار الاستوديو', 'Choose one of the studio’s roles'),
  hasJoined: say('انضمّ هذا الزميل من قبل', 'They have already joined'),
  title: say('أهلًا بك في الاستوديو', 'Welcome to the studio'),
  choose: say('اختر كلمة مرور تدخل بها.', 'Choose a password to sign in with.'),
  enter: say('ادخل', 'Come in'),
  over: say(
    'انتهت صلاحيّة هذا الرابط، أو استُعمل، أو حلّ محلّه رابط أحدث. اطلب ممّن دعاك رابطًا جديدًا؛ وإن اخترت كلمة مرورك من قبل فادخل بها.',
    'This link is over, was used, or a newer one took its place. Ask whoever invited you for another; if you have already chosen your password, sign in with it.',
  ),
  overTitle: say('الرابط لا يعمل', 'This link does not work'),
  signIn: say('إلى صفحة الدخول', 'To the page to sign in'),
}

export const standingWords = {
  invited: say('دُعي', 'Invited'),
  joined: say('انضمّ', 'Joined'),
  left: say('غادر', 'Left'),
  seen: say('آخر دخول', 'Last signed in'),
  ar: say('العربيّة', 'Arabic'),
  en: say('الإنجليزيّة', 'English'),
}

export const handOverWords = {
  title: say('تسليم العمل', 'Handing over'),
  help: say(
    'لمن يغادر: يصير عمله المفتوح لزميل تختاره، وتُغلق جلساته، ولا يدخل بعدها. لا يُحذف شيء.',
    'For whoever leaves: their open work becomes a colleague’s, their sessions end, and they no longer come in. Nothing is deleted.',
  ),
  leads: say('عملاء محتملون مفتوحون', 'Open leads'),
  nextActions: say('خطوات تالية موعودة', 'Next actions with a date'),
  applications: say('طلبات توظيف مفتوحة', 'Open applications'),
  interviews: say('مقابلات قادمة يُجريها', 'Interviews of theirs to come'),
  interviewsStay: say(
    'لا تُسلَّم المقابلات معه: اختر لكلٍّ منها، في طلب التوظيف، من يُجريها.',
    'Interviews are not handed over: choose somebody for each, on the page of the application.',
  ),
  cards: say('بطاقات ستُعلَّم بأنّ صاحبها غادر', 'Cards that will say that they left'),
  to: say('إلى', 'To'),
  nobody: say('اختر زميلًا', 'Choose a colleague'),
  act: say('سلّم العمل وأغلق الحساب', 'Hand over and close the account'),
  done: say('سُلّم العمل وأُغلق الحساب', 'Handed over; the account is closed'),
  back: say('أعد فتح الحساب', 'Open the account again'),
  isGone: say('هذا الحساب مغلق من قبل', 'This account is already closed'),
  needsColleague: say(
    'اختر زميلًا يسمح دوره بحمل هذا العمل كلّه',
    'Choose a colleague whose role may hold all of this work',
  ),
  lastOwner: peopleWords.lastOwner,
}

export const removalWords = {
  holds: say('لا يُحذف هذا الزميل، فما زال له', 'They are not deleted, for this is still theirs:'),
  leads: handOverWords.leads,
  applications: handOverWords.applications,
  cards: say('بطاقات', 'Cards'),
  interviews: say('مقابلات قادمة', 'Interviews to come'),
  handOver: say(
    'سلّم عمله أوّلًا من «تسليم العمل» في صفحته.',
    'Hand their work over first, under “Handing over” on their page.',
  ),
  giveInterviews: say(
    'اختر أوّلًا في طلب التوظيف زميلًا آخر يُجري المقابلة.',
    'First choose somebody else for the interview, on the page of the application.',
  ),
}
