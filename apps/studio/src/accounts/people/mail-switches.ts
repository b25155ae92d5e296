/** Which mails about their work a colleague gets: as they chose in their profile, else as their role needs. */
import type { CheckboxField, GroupField, UIField } from 'payload'
import { may, roleOf } from '../../platform/access/may.ts'
import type { Act, Role } from '../../platform/access/rights.ts'
import { type Said, say } from '../../platform/i18n/say.ts'

export const mailKinds = ['assignment', 'mention', 'reminder', 'evening', 'morning'] as const
export type MailKind = (typeof mailKinds)[number]

type Switch = {
  label: Said
  /** Of whom it can be: any of these duties. */
  of: readonly Act[]
  /** Who gets it until they choose. */
  isUsual: (role: Role) => boolean
}

const holders = ['holdLeads', 'holdApplications'] as const
const everybody = () => true

export const switches: Record<MailKind, Switch> = {
  assignment: {
    label: say('حين يُسند إليّ عميلٌ أو طلب', 'When a lead or an application is assigned to me'),
    of: holders,
    isUsual: everybody,
  },
  mention: {
    label: say('حين يذكرني زميلٌ في ملاحظة', 'When a colleague mentions me in a note'),
    of: holders,
    isUsual: everybody,
  },
  reminder: {
    label: say(
      'تذكيرٌ بخطوتي التالية، صباح يومها وفي موعدها',
      'Reminders of my next actions, that morning and when they are due',
    ),
    of: holders,
    isUsual: everybody,
  },
  evening: {
    label: say('ما تأخّر، كلّ مساء', 'What is late, each evening'),
    of: holders,
    isUsual: everybody,
  },
  morning: {
    label: say(
      'قائمة التوظيف، كلّ صباح: الجديد والمقابلات وما ينتظر قرارًا',
      'The hiring list, each morning: new applications, interviews, decisions',
    ),
    of: ['holdApplications'],
    // Those who recruit; whoever looks after the whole studio asks for it.
    isUsual: (role) => role === 'recruiter',
  },
}

type Person = { role?: unknown; mails?: Partial<Record<MailKind, boolean | null>> | null }

export const canGet = (person: Person, kind: MailKind): boolean =>
  switches[kind].of.some((duty) => may(person, duty))

/** Whether somebody gets this kind; what their role may not see, nobody can switch on. */
export function wantsMail(person: Person, kind: MailKind): boolean {
  const role = roleOf(person)
  if (!role || !canGet(person, kind)) return false
  return person.mails?.[kind] ?? switches[kind].isUsual(role)
}

const switchOf = (name: MailKind): CheckboxField => ({
  name,
  type: 'checkbox',
  label: switches[name].label,
  admin: {
    condition: (data) => canGet(data, name),
    components: { Field: '/src/accounts/people/admin/mail-switch.tsx#MailSwitch' },
    disableListColumn: true,
    disableListFilter: true,
  },
})

/** Empty where nobody chose: then the role decides, also after it changed. */
export const mailSwitches: GroupField = {
  name: 'mails',
  type: 'group',
  label: say('رسائل عن عملي', 'Mails about my work'),
  admin: {
    condition: (data) => mailKinds.some((kind) => canGet(data, kind)),
    disableListColumn: true,
    disableListFilter: true,
  },
  fields: mailKinds.map(switchOf),
}

/** Notices on this very device; `src/push` has them. */
export const pushDevices: UIField = {
  name: 'pushDevices',
  type: 'ui',
  label: say('تنبيهات هذا الجهاز', 'Notices on this device'),
  admin: {
    condition: (data) => may(data, 'hearOfLeadsByPush'),
    components: { Field: '/src/push/admin/push-panel.tsx#PushPanel' },
    disableListColumn: true,
  },
}
