import { type Locale, readLocale } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'

export type AlarmSettings = {
  /** How many minutes a mail may wait. */
  lateMinutes: number
  /** The language of what channels are told. */
  locale: Locale
}

/** From the desk's settings. */
export async function readAlarmSettings(req: PayloadRequest): Promise<AlarmSettings> {
  const desk = await req.payload.findGlobal({ slug: 'desk', depth: 0, req, overrideAccess: true })
  return {
    lateMinutes: desk?.alarmLateMinutes ?? 15,
    locale: readLocale(desk?.alarmLocale),
  }
}
