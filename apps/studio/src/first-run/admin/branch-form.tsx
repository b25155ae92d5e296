'use client'
/** The first office: where it stands, its telephone, its clock. */
import { useTranslation } from '@payloadcms/ui'
import { keysOf } from '@wajiha/contract/records'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import { languageOf } from '../../platform/admin/words.ts'
import { cityNames } from '../../platform/i18n/time-zones.data.ts'
import type { Country } from '../steps/countries.ts'
import { nameWords, branchWords as words } from '../words.ts'
import styles from './guide.module.css'
import { BothFields, StepForm, TextField } from './step-form.tsx'

export function BranchForm({ countries }: { countries: readonly Country[] }) {
  const language = languageOf(useTranslation().i18n)
  return (
    <StepForm step="branch">
      <BothFields name="name" label={words.name} />
      <BothFields name="street" label={words.street} />
      <BothFields name="locality" label={words.locality} />
      <div className={styles.pair}>
        <label>
          {words.country[language]}
          <select name="country" defaultValue={countries[0]?.code}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
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
