'use client'
/** Both logos: uploaded into the library first, and then put into the settings together. */
import { useTranslation } from '@payloadcms/ui'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import { fieldOf, membersOf } from '../../platform/objects.ts'
import { logoWords as words } from '../words.ts'
import styles from './guide.module.css'
import { StepForm } from './step-form.tsx'

const kinds = ['light', 'dark'] as const
const accepted = 'image/png,image/webp,image/avif,image/jpeg'

export function LogoForm() {
  const language = languageOf(useTranslation().i18n)
  const prepare = async (typed: FormData) => {
    const ids: Record<string, string> = {}
    for (const kind of kinds) {
      const file = typed.get(kind)
      if (file instanceof File && file.size > 0)
        ids[kind] = await upload(file, deskWords.failed[language])
    }
    return ids
  }
  return (
    <StepForm step="logo" prepare={prepare}>
      <div className={styles.pair}>
        {kinds.map((kind) => (
          <label key={kind}>
            {words[kind][language]}
            <input name={kind} type="file" accept={accepted} />
          </label>
        ))}
      </div>
    </StepForm>
  )
}

/** @returns the picture's id. @throws {Error} with the studio's words. */
async function upload(file: File, otherwise: string): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', '{}')
  const answer = await fetch('/api/media?locale=ar&depth=0', {
    method: 'POST',
    credentials: 'same-origin',
    body,
  })
  const told: unknown = await answer.json().catch(() => undefined)
  const id = fieldOf(fieldOf(told, 'doc'), 'id')
  if (answer.ok && typeof id === 'string') return id
  const [first] = membersOf(fieldOf(told, 'errors'))
  const [detail] = membersOf(fieldOf(fieldOf(first, 'data'), 'errors'))
  throw new Error(String(fieldOf(detail, 'message') ?? fieldOf(first, 'message') ?? otherwise))
}
