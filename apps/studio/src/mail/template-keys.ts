/** The mails that Wajiha writes, and the states of one on its way. */
export const templateKeys = [
  'lead-notice',
  'lead-receipt',
  'lead-answer',
  'application-notice',
  'application-receipt',
  'application-stage',
  'application-rejection',
  'interview-invitation',
  'subscription-confirm',
  'subscription-welcome',
  'job-alert',
  'retention-warning',
  'studio-invitation',
  'assignment',
  'mention',
  'reminder',
  'evening-note',
  'morning-list',
  'interview-colleague',
] as const
export type TemplateKey = (typeof templateKeys)[number]

/** What a row of the outbox may be: a mail from a template, or an issue that somebody wrote. */
export type MailKind = TemplateKey | 'newsletter'

/** To colleagues, of their own work; each person switches them on and off. */
const switchable = ['assignment', 'mention', 'reminder', 'evening-note', 'morning-list'] as const
export type StaffKey = (typeof switchable)[number] | 'interview-colleague'
export const isSwitchable = (key: string): boolean => switchable.some((one) => one === key)

/** `written`: there was no mail server, so the mail lies as a file in the data folder. */
const mailStates = ['waiting', 'sent', 'written', 'failed', 'cancelled'] as const
export type MailState = (typeof mailStates)[number]

const subscriberStates = ['pending', 'confirmed', 'unsubscribed', 'bounced', 'complained'] as const
export type SubscriberState = (typeof subscriberStates)[number]
