/**
 * The letter by night, for programs that tell it (Apple's, Outlook on a Mac). Colours are found by what stands
 * inline, so that the parts of mails stay as they are. Gmail and Outlook on Windows turn colours around by
 * themselves and read none of this.
 */
import { roles } from '@wajiha/brand/inks'
import { inks } from '../../mail/html-parts.ts'

const { bg, 'bg-2': ground, text, link, 'btn-bg': button, 'btn-ink': onButton } = roles
const own = (colour: string) => `[bgcolor="${colour}"]`

const rules = [
  `body,table${own(inks.ground)}{background-color:${bg.dark}!important}`,
  `table${own(inks.paper)}{background-color:${ground.dark}!important}`,
  `td:not([bgcolor]){color:${text.dark}!important;border-color:${roles['line-strong'].dark}!important}`,
  `td:not([bgcolor]) a,td:not([bgcolor]) a span{color:${link.dark}!important}`,
  `td${own(inks.button)}{background-color:${button.dark}!important}`,
  `td${own(inks.button)} a{color:${onButton.dark}!important}`,
  // The logo was drawn for this ground.
  `td${own(inks.field)},td${own(inks.field)} a{color:${inks.strong}!important}`,
].join('')

/** For mails. */
export const byNight = `@media (prefers-color-scheme:dark){${rules}}`

/** To look at, whatever the hour. */
export const asIfByNight = rules
