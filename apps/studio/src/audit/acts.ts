/** What is written into the audit log. */
export const acts = {
  login: ['دخل', 'Signed in'],
  'login-refused': ['رُفض دخوله', 'Refused at the door'],
  'person-made': ['أضاف عضوًا', 'Added a person'],
  'person-removed': ['حذف عضوًا', 'Removed a person'],
  invited: ['دعا زميلًا', 'Invited somebody'],
  joined: ['قبل الدعوة', 'Accepted an invitation'],
  'handed-over': ['سلّم عمل زميل', 'Handed over work'],
  'let-back': ['أعاد زميلًا', 'Let somebody back in'],
  role: ['غيّر دورًا', 'Changed a role'],
  password: ['غيّر كلمة مرور', 'Changed a password'],
  email: ['غيّر بريد دخول', 'Changed an e-mail'],
  'factor-on': ['فعّل التحقّق بخطوتين', 'Turned the second factor on'],
  'factor-off': ['ألغى التحقّق بخطوتين', 'Turned the second factor off'],
  'factor-reset': ['ألغى التحقّق بخطوتين لغيره', 'Reset somebody’s second factor'],
  'recovery-used': ['دخل برمز استرداد', 'Used a recovery code'],
  'recovery-made': ['صنع رموز استرداد', 'Made recovery codes'],
  recipients: ['غيّر المستلمين', 'Changed recipients'],
  template: ['غيّر قالب رسالة', 'Changed a mail template'],
  webhook: ['غيّر إشعارًا آليًّا', 'Changed a webhook'],
  publish: ['نشر', 'Published'],
  'newsletter-sent': ['أرسل عددًا من النشرة', 'Sent an issue of the newsletter'],
  unpublish: ['ألغى النشر', 'Took back'],
  merge: ['دمج عميلين', 'Merged two leads'],
  export: ['صدّر', 'Exported'],
} as const

export type ActName = keyof typeof acts
