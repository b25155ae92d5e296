import type { AccentFault } from '@wajiha/brand/accent'
import { roles } from '@wajiha/brand/inks'
import { type Said, say } from '../../platform/i18n/say.ts'

/** Why a colour is no accent, and what to do. */
export const accentFaults: Record<AccentFault, Said> = {
  noColour: say(
    `اكتب اللون بستّة أرقام أو حروف مثل ‎${roles.accent.light}‎.`,
    `Write the colour with six digits or letters such as ${roles.accent.light}.`,
  ),
  faintByDay: say(
    'هذا اللون فاتح فلا يُرى على ورق الموقع نهارًا. اختر أغمق منه.',
    'This colour is too light to be seen on the site’s paper by day. Choose a darker one.',
  ),
  faintByNight: say(
    'هذا اللون غامق فلا يُرى على ورق الموقع ليلًا. اختر أفتح منه.',
    'This colour is too dark to be seen on the site’s paper by night. Choose a lighter one.',
  ),
}
