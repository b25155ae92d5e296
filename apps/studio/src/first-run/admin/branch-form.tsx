'use client'
/** The first office: where it stands, its telephone, its clock. */
import { useTranslation } from '@payloadcms/ui'
import { keysOf } from '@wajiha/contract/records'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import { languageOf } from '../../platform/admin/words.ts'
import { cityNames } from '../../platform/i18n/time-zones.data.ts'
import { nameWords, branchWords as words } from '../words.ts'
import styles from './guide.module.css'
import { BothFields, StepForm, TextField } from './step-form.tsx'

/** Where agencies that write Arabic first have offices; others are chosen in the office's own page. */
const countries =
  'SA AE EG JO KW QA BH OM IQ SY LB PS YE SD LY TN DZ MA MR SO DJ KM TR GB DE FR US'.split(' ')

export function BranchForm() {
  const language = languageOf(useTranslation().i18n)
  const named = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <StepForm step="branch">
      <BothFields name="name" label={words.name} />
      <BothFields name="street" label={words.street} />
      <BothFields name="locality" label={words.locality} />
      <div className={styles.pair}>
        <label>
          {words.country[language]}
          <select name="country" defaultValue={countries[0]}>
            {countries.map((code) => (
              <option key={code} value={code}>
                {named.of(code)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.timeZone[language]}
          <select name="timeZone" defaultValue={agencyTimeZone}>
            {keysOf(cityNames).map((zone) => (
              <option key={zone} value={zone}>
                {cityNames[zone]?.[language]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.pair}>
        <TextField
          name="phone"
          type="tel"
          dir="ltr"
          label={nameWords.phone[language]}
          hint={nameWords.phoneHint[language]}
        />
        <label className={styles.tick}>
          <input type="checkbox" name="whatsapp" /> {words.whatsapp[language]}
        </label>
      </div>
    </StepForm>
  )
}
