/** Where a link of ours may lead a visitor: to this site, to mail and telephones, to the public internet. */
import { linkTargetSchema } from '@wajiha/contract'
import { isPublicAddress, literalOf } from '@wajiha/contract/network-address'
import { type Said, say } from '../../platform/i18n/say.ts'

/** @returns why the target is refused; nothing when it may be used. Asks no network. */
export function mistakeInTarget(target: string): Said | undefined {
  if (!linkTargetSchema.safeParse(target).success) return notATarget
  if (!/^https?:/i.test(target)) return undefined
  const url = URL.parse(target)
  if (!url?.hostname) return notATarget
  if (url.username || url.password) return noPassword
  const literal = literalOf(url)
  const isPublic = literal ? isPublicAddress(literal) : isPublicName(url.hostname)
  return isPublic ? undefined : notPublic
}

/** Names that no public register gives out: RFC 6761, 6762, 8375 and what office networks use. */
const privateNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/i

const isPublicName = (hostname: string): boolean => {
  const name = hostname.replace(/\.$/, '')
  return name.includes('.') && !privateNames.test(name)
}

const notATarget = say(
  'اكتب مسارًا يبدأ بشرطة مائلة مثل ‎/our-projects‎ أو عنوانًا كاملًا يبدأ بـ ‎https://‎',
  'Write a path such as /our-projects or a full address that begins with https://',
)
const noPassword = say(
  'لا يُكتب في العنوان اسم ولا كلمة مرور: يراهما كلّ زائر',
  'The address holds no name or password: every visitor would see them',
)
const notPublic = say(
  'يؤدّي هذا العنوان إلى شبكة داخليّة لا يصل إليها الزائر. اكتب عنوانًا على الإنترنت',
  'This address leads into a private network that no visitor reaches. Write one on the internet',
)
