/** What restoring a version does, said before and after. */
import { languageNames as language } from '../../platform/i18n/language-names.ts'
import { type Said, say } from '../../platform/i18n/say.ts'

const other = { ar: language.en, en: language.ar }

type Locale = keyof typeof language

export const restoreWords = {
  button: (locale: Locale): Said =>
    say(
      `استعد ${language[locale].ar} من هذه النسخة`,
      `Restore the ${language[locale].en} of this version`,
    ),
  title: say('استعادة نسخة', 'Restoring a version'),
  asDraft: (locale: Locale): Said =>
    say(
      `تعود ${language[locale].ar} كما كانت في هذه النسخة مسوّدةً، ومعها الحقول التي تشترك فيها اللغتان. لا يتغيّر شيء ممّا يراه الزوّار حتّى تنشرها. أمّا ${other[locale].ar} فتبقى كما هي.`,
      `The ${language[locale].en} comes back as it stood in this version, as a draft, and with it the fields that both languages share. Visitors see no change until you publish it. The ${other[locale].en} stays as it is.`,
    ),
  atOnce: (locale: Locale): Said =>
    say(
      `تعود ${language[locale].ar} كما كانت في هذه النسخة، ومعها الحقول التي تشترك فيها اللغتان، ويرى الزوّار ذلك في الحال. أمّا ${other[locale].ar} فتبقى كما هي.`,
      `The ${language[locale].en} comes back as it stood in this version, and with it the fields that both languages share. Visitors see it at once. The ${other[locale].en} stays as it is.`,
    ),
  restore: say('استعد', 'Restore'),
  restoring: say('تُستعاد النسخة…', 'Restoring…'),
  doneAsDraft: (locale: Locale): Said =>
    say(
      `عادت ${language[locale].ar} مسوّدةً. راجعها ثمّ انشرها.`,
      `The ${language[locale].en} is back as a draft. Look it over, then publish it.`,
    ),
  done: (locale: Locale): Said =>
    say(`عادت ${language[locale].ar}.`, `The ${language[locale].en} is back.`),
  failed: say('لم تُستعد النسخة. حاول مرّة أخرى', 'The version was not restored. Please try again'),
}
