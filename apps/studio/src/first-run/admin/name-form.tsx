'use client'
import { useTranslation } from '@payloadcms/ui'
import { roles } from '@wajiha/brand/inks'
import { languageOf } from '../../platform/admin/words.ts'
import type { Standing } from '../standing.ts'
import { colourWords, nameWords as words } from '../words.ts'
import styles from './guide.module.css'
import { BothFields, StepForm, TextField } from './step-form.tsx'

/** The name in both languages, and how the agency is reached. */
export function NameForm({ now }: { now: Standing['now'] }) {
  const language = languageOf(useTranslation().i18n)
  return (
    <StepForm step="name">
      <BothFields name="name" label={words.name} value={now.name} />
      <div className={styles.pair}>
        <TextField
          name="email"
          type="email"
          dir="ltr"
          label={words.email[language]}
          value={now.email}
        />
        <TextField
          name="phone"
          type="tel"
          dir="ltr"
          label={words.phone[language]}
          value={now.phone}
          hint={words.phoneHint[language]}
        />
      </div>
    </StepForm>
  )
}

/** What the brand's own accent is, where nothing was chosen. */
const brandAccent = roles.accent.light

export function ColourForm({ accent }: { accent: string }) {
  const language = languageOf(useTranslation().i18n)
  return (
    <>
      <StepForm step="colours">
        <div className={styles.pair}>
          <label>
            {colourWords.accent[language]}
            <input name="accent" type="color" defaultValue={accent || brandAccent} />
          </label>
        </div>
      </StepForm>
      {accent && (
        <StepForm step="colours" act={colourWords.reset} prepare={async () => ({ accent: '' })} />
      )}
    </>
  )
}
