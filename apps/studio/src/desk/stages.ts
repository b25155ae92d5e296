/**
 * The stages of a lead and of an application, and which may follow which (LEAD-17, JOB-08). A stage
 * that a stage's list does not name is refused, whichever way the change came in.
 */
import { type Said, say } from '../platform/i18n/say.ts'

export const leadStages = {
  new: say('جديد', 'New'),
  contacted: say('تواصلنا معه', 'Contacted'),
  qualified: say('مؤهَّل', 'Qualified'),
  proposal: say('أُرسل العرض', 'Proposal'),
  won: say('تمّ الاتّفاق', 'Won'),
  lost: say('لم يتمّ', 'Lost'),
  spam: say('رسائل مزعجة', 'Spam'),
  duplicate: say('مكرَّر', 'Duplicate'),
} as const satisfies Record<string, Said>
export type LeadStage = keyof typeof leadStages

export const applicationStages = {
  received: say('وصل', 'Received'),
  screening: say('فرز أوّليّ', 'Screening'),
  interview: say('مقابلة', 'Interview'),
  assessment: say('اختبار', 'Assessment'),
  offer: say('عرض عمل', 'Offer'),
  hired: say('انضمّ إلينا', 'Hired'),
  rejected: say('اعتذرنا له', 'Rejected'),
  withdrawn: say('انسحب', 'Withdrawn'),
  duplicate: say('مكرَّر', 'Duplicate'),
  spam: say('رسائل مزعجة', 'Spam'),
} as const satisfies Record<string, Said>
export type ApplicationStage = keyof typeof applicationStages

/** Forward in the order of the work, back by a step, and out of a dead end where it was a mistake. */
export const leadMoves: Record<LeadStage, readonly LeadStage[]> = {
  new: ['contacted', 'qualified', 'lost', 'spam', 'duplicate'],
  contacted: ['qualified', 'proposal', 'lost', 'spam', 'duplicate'],
  qualified: ['contacted', 'proposal', 'won', 'lost', 'duplicate'],
  proposal: ['qualified', 'won', 'lost', 'duplicate'],
  won: ['proposal', 'lost'],
  lost: ['contacted', 'qualified', 'proposal'],
  spam: ['new'],
  duplicate: ['new', 'contacted'],
}

/** Forward, and each step back again: a wrong one is nobody's end. */
export const applicationMoves: Record<ApplicationStage, readonly ApplicationStage[]> = {
  received: ['screening', 'interview', 'rejected', 'withdrawn', 'duplicate', 'spam'],
  screening: [
    'received',
    'interview',
    'assessment',
    'offer',
    'rejected',
    'withdrawn',
    'duplicate',
    'spam',
  ],
  interview: ['received', 'screening', 'assessment', 'offer', 'rejected', 'withdrawn', 'duplicate'],
  assessment: ['screening', 'interview', 'offer', 'rejected', 'withdrawn', 'duplicate'],
  offer: ['screening', 'interview', 'assessment', 'hired', 'rejected', 'withdrawn'],
  hired: ['offer', 'withdrawn'],
  rejected: ['screening', 'interview', 'withdrawn'],
  withdrawn: ['screening', 'interview'],
  duplicate: ['received', 'screening'],
  spam: ['received'],
}

/** Whether a document may go from one stage to another; staying is always allowed. */
export function mayMove<Stage extends string>(
  moves: Readonly<Record<Stage, readonly Stage[]>>,
  from: Stage,
  to: Stage,
): boolean {
  return from === to || (moves[from]?.includes(to) ?? false)
}

const way: readonly ApplicationStage[] = [
  'received',
  'screening',
  'interview',
  'assessment',
  'offer',
  'hired',
]

/** Whether an application goes to a stage that it has behind it. */
export const isBack = (from: ApplicationStage, to: ApplicationStage) =>
  way.includes(to) && way.indexOf(to) < way.indexOf(from)

export const lostReasons = {
  price: say('السعر', 'Price'),
  timing: say('التوقيت', 'Timing'),
  competitor: say('اختار غيرنا', 'Chose somebody else'),
  unreachable: say('لم نصل إليه', 'Could not be reached'),
  'no-fit': say('ليس من عملنا', 'Not what we do'),
  cancelled: say('أُلغي المشروع', 'Project cancelled'),
  other: say('سبب آخر', 'Another reason'),
} as const satisfies Record<string, Said>

export const rejectionReasons = {
  skills: say('المهارات', 'Skills'),
  experience: say('الخبرة', 'Experience'),
  'knock-out': say('شرط لازم لم يتحقّق', 'A condition that is not met'),
  salary: say('الراتب المتوقَّع', 'Expected salary'),
  location: say('المكان', 'Location'),
  filled: say('شُغلت الوظيفة', 'Position filled'),
  other: say('سبب آخر', 'Another reason'),
} as const satisfies Record<string, Said>

/** Options of a select from a table of words. */
export const optionsOf = (words: Record<string, Said>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
