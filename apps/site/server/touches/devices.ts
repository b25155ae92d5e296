/** Who asks, as far as counting needs it: a kind of device, or a machine that is not counted. */
import type { DeviceClass } from '@wajiha/contract'

const bots =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|facebookexternalhit|meta-external|whatsapp\/|embedly|lighthouse|pagespeed|headless|phantom|curl|wget|python|java\/|go-http|^node|axios|okhttp|libwww|httpclient|monitor|uptime|pingdom|scan|archiv|fetch|gptbot|ccbot|bytespider/i

/** Programs say so themselves, or say nothing at all. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || bots.test(userAgent)

export function deviceClassOf(userAgent: string): DeviceClass {
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop'
}
