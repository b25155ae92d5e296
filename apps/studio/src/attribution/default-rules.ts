/**
 * The channel table as it is delivered (ATTR-07); a person may change it in the studio. The first rule
 * that fits decides. What people paid for comes first, because an advertiser's click id is no accident;
 * what says least comes last.
 */
import type { Channel } from './channels.ts'

/**
 * Every condition that is not empty must hold; within one, any value does. `*` is any value at all.
 * Sources and media are compared after aliases, without regard to case. A host stands for its
 * subdomains too, and `google.*` for every country's.
 */
export type ChannelRule = {
  channel: Channel
  clickIds?: string[] | null
  sources?: string[] | null
  mediums?: string[] | null
  hosts?: string[] | null
  /** Kinds of our own things: `card`, `qr`, `nfc`, `short`, `whatsapp`. */
  vias?: string[] | null
}

const social = [
  'facebook',
  'instagram',
  'tiktok',
  'snapchat',
  'x',
  'linkedin',
  'youtube',
  'pinterest',
  'threads',
  'reddit',
]
const socialHosts = [
  'facebook.com',
  'fb.com',
  'fb.me',
  'instagram.com',
  'tiktok.com',
  'snapchat.com',
  'x.com',
  'twitter.com',
  't.co',
  'linkedin.com',
  'lnkd.in',
  'youtube.com',
  'youtu.be',
  'pinterest.*',
  'threads.net',
  'threads.com',
  'reddit.com',
]
const searchHosts = [
  'google.*',
  'bing.com',
  'duckduckgo.com',
  'search.yahoo.com',
  'yahoo.com',
  'ecosia.org',
  'yandex.*',
  'baidu.com',
  'search.brave.com',
  'startpage.com',
  'qwant.com',
  'perplexity.ai',
  'chatgpt.com',
]
const paid = ['cpc', 'ppc', 'cpa', 'paid', 'paidsearch', 'paid-search', 'sem']

export const defaultRules: ChannelRule[] = [
  { channel: 'display', mediums: ['display', 'banner', 'cpm', 'gdn', 'interstitial'] },
  { channel: 'display', clickIds: ['dclid'] },
  { channel: 'paid-social', mediums: ['paid-social', 'paidsocial', 'social-paid', 'social-ads'] },
  { channel: 'paid-social', sources: social, mediums: paid },
  { channel: 'paid-social', clickIds: ['ttclid', 'ScCid', 'sccid', 'twclid', 'li_fat_id'] },
  { channel: 'paid-search', clickIds: ['gclid', 'gbraid', 'wbraid', 'gad_source', 'msclkid'] },
  { channel: 'paid-search', mediums: paid },
  { channel: 'qr', vias: ['qr'] },
  { channel: 'card', vias: ['card', 'nfc'] },
  { channel: 'messaging', vias: ['whatsapp'] },
  { channel: 'qr', mediums: ['qr', 'qr-code', 'print'] },
  { channel: 'card', mediums: ['card', 'business-card', 'nfc'] },
  { channel: 'email', mediums: ['email', 'newsletter'] },
  { channel: 'email', sources: ['newsletter', 'email'] },
  {
    channel: 'email',
    hosts: ['mail.google.com', 'outlook.live.com', 'outlook.office.com', 'mail.yahoo.com'],
  },
  { channel: 'messaging', mediums: ['whatsapp', 'sms', 'messaging', 'chat'] },
  { channel: 'messaging', sources: ['whatsapp', 'telegram', 'messenger', 'signal'] },
  {
    channel: 'messaging',
    hosts: ['wa.me', 'whatsapp.com', 't.me', 'telegram.org', 'm.me', 'messenger.com', 'com.slack'],
  },
  { channel: 'short-link', mediums: ['short-link', 'shortlink', 'short'] },
  { channel: 'organic-social', mediums: ['social', 'organic-social', 'social-media', 'story'] },
  { channel: 'organic-social', sources: social },
  { channel: 'organic-social', hosts: socialHosts },
  { channel: 'organic-social', clickIds: ['fbclid', 'epik'] },
  { channel: 'organic-search', mediums: ['organic'] },
  { channel: 'organic-search', hosts: searchHosts },
  { channel: 'referral', mediums: ['referral', 'affiliate', 'partner'] },
  { channel: 'other', sources: ['*'] },
  { channel: 'other', mediums: ['*'] },
  { channel: 'short-link', vias: ['short'] },
  { channel: 'referral', hosts: ['*'] },
]
