/** Rules of an application, checked on every change: by form, by API and by board. */
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Application } from '../payload-types.ts'
import { say } from '../platform/i18n/say.ts'
import { refuseField } from '../platform/refuse-field.ts'
import { changeOfInterview } from './interview.ts'
import { holdStage } from './lock-row.ts'
import { applicantLinks } from './make-application.ts'
import { readDesk } from './settings.ts'
import { type ApplicationStage, applicationMoves, applicationStages, mayMove } from './stages.ts'

const hourMs = 3_600_000

export const followApplicationRules: CollectionBeforeChangeHook<Application> = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (operation === 'create' || !originalDoc) return data
  const to = data.stage ?? originalDoc.stage
  await holdStage(req, 'applications', originalDoc)
  if (to !== originalDoc.stage) await moveApplication(req, data, originalDoc, to)
  if (to === 'rejected' && !{ ...originalDoc, ...data }.rejectionReason)
    refuseField(req, 'applications', 'rejectionReason', needsReason)
  countInterview(data, originalDoc)
  return data
}

async function moveApplication(
  req: PayloadRequest,
  data: Partial<Application>,
  application: Application,
  to: ApplicationStage,
) {
  const from = application.stage
  if (!mayMove(applicationMoves, from, to))
    refuseField(req, 'applications', 'stage', notFrom(from, to))
  if (from === 'spam') Object.assign(data, await applicantLinks(req, { ...application, ...data }))
  if (from === 'rejected') Object.assign(data, { rejectionReason: null, rejectionMailAt: null })
  if (to !== 'rejected') return
  const { rejectionDelayHours } = await readDesk(req)
  data.rejectionMailAt = new Date(Date.now() + rejectionDelayHours * hourMs).toISOString()
}

/** Calendars follow the highest number: each change of the appointment is one more. */
function countInterview(data: Partial<Application>, before: Application) {
  const interview = { ...before.interview, ...data.interview }
  const now = { stage: data.stage ?? before.stage, interview }
  const sequence = before.interview?.sequence ?? -1
  const isChanged = changeOfInterview(before, now) !== undefined
  if (isChanged || data.interview)
    data.interview = { ...interview, sequence: sequence + (isChanged ? 1 : 0) }
}

const notFrom = (from: ApplicationStage, to: ApplicationStage) =>
  say(
    `لا يُنقل من «${applicationStages[from].ar}» إلى «${applicationStages[to]?.ar ?? to}» مباشرة`,
    `It does not go from “${applicationStages[from].en}” straight to “${applicationStages[to]?.en ?? to}”`,
  )
const needsReason = say('اذكر سبب الاعتذار', 'Say why it was rejected')
