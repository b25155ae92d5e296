/** Why a visit is classed so, as a sentence for people in both languages. */
import type { Said } from '../platform/i18n/say.ts'
import { channelNameOf } from './channels.ts'
import type { Classified } from './classify.ts'
import type { VisitFacts } from './story-visit.ts'

const advertisers: Record<string, string> = {
  gclid: 'Google',
  gbraid: 'Google',
  wbraid: 'Google',
  gad_source: 'Google',
  dclid: 'Google',
  fbclid: 'Meta',
  msclkid: 'Microsoft',
  ttclid: 'TikTok',
  ScCid: 'Snapchat',
  sccid: 'Snapchat',
  li_fat_id: 'LinkedIn',
  twclid: 'X',
  epik: 'Pinterest',
}

const things: Record<string, readonly [string, string]> = {
  card: ['بطاقة العمل', 'the business card'],
  nfc: ['بطاقة باللمس', 'a tapped card'],
  qr: ['الرمز المربّع', 'the QR code'],
  short: ['الرابط القصير', 'the short link'],
  whatsapp: ['زرّ واتساب', 'the WhatsApp button'],
}

/** Why, where no form of the site was written: after what a colleague entered it, or that a system did. */
const entered = {
  call: { ar: 'سجّله زميل بعد مكالمة', en: 'entered by a colleague after a telephone call' },
  chat: { ar: 'سجّله زميل بعد محادثة', en: 'entered by a colleague after a chat' },
  visit: { ar: 'سجّله زميل بعد زيارة', en: 'entered by a colleague after a visit' },
  card: { ar: 'سجّله زميل عن بطاقة رقميّة', en: 'entered by a colleague from a digital card' },
  other: { ar: 'سجّله زميل باليد', en: 'entered by a colleague by hand' },
  system: { ar: 'سلّمه نظام آخر', en: 'handed over by another system' },
} satisfies Record<string, Said>

/** `{ ar: 'بحث مدفوع: وصل بمعرّف نقرة من Google (gclid).', en: 'Paid search: arrived with …' }` */
export function explainAttribution({ channel, evidence }: Classified, visit: VisitFacts): Said {
  const name = channelNameOf(channel)
  const reason = reasonOf(evidence, visit)
  return { ar: `${name.ar}: ${reason.ar}.`, en: `${name.en}: ${reason.en}.` }
}

function reasonOf(evidence: Classified['evidence'], { utm, via }: VisitFacts): Said {
  if (evidence.clickIds) {
    const by = advertisers[evidence.clickIds] ?? evidence.clickIds
    return {
      ar: `وصل بمعرّف نقرة من ${by} ⁨(${evidence.clickIds})⁩`,
      en: `arrived with a click id from ${by} (${evidence.clickIds})`,
    }
  }
  if (evidence.vias && via) {
    const [kind = '', name = ''] = via.split(/:(.*)/)
    if (kind === 'hand')
      return Object.hasOwn(entered, name) ? entered[name as keyof typeof entered] : entered.other
    const [ar, en] = things[kind] ?? [kind, kind]
    return { ar: `وصل من ${ar} «⁨${name}⁩»`, en: `arrived by ${en} “${name}”` }
  }
  if (evidence.sources || evidence.mediums) return byCampaign(utm)
  if (evidence.hosts)
    return { ar: `وصل من ⁨${evidence.hosts}⁩`, en: `arrived from ${evidence.hosts}` }
  return {
    ar: 'كتب العنوان بنفسه أو فتحه من مكان لا يُعرّف بنفسه',
    en: 'typed the address, or came from a place that does not say what it is',
  }
}

function byCampaign(utm: VisitFacts['utm']): Said {
  const said = (['source', 'medium'] as const)
    .filter((name) => utm[name])
    .map((name) => `utm_${name}=${utm[name]}`)
    .join(' · ')
  return { ar: `وصل بوسم حملة ⁨${said}⁩`, en: `arrived with a campaign tag ${said}` }
}
