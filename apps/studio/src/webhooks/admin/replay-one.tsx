import type { UIFieldServerProps } from 'payload'
import { ActionButton } from '../../platform/admin/action-button.tsx'
import { languageOf } from '../../platform/admin/words.ts'
import { webhookWords } from './words.ts'

/** Above a delivery that is over: sends it once more. */
export function ReplayOne({ data, i18n }: UIFieldServerProps) {
  const { id, state }: { id?: string; state?: string } = data
  if (!id || state === 'waiting') return null
  const words = webhookWords.again[languageOf(i18n)]
  return <ActionButton path={`webhook-deliveries/${id}/replay`} words={words} isPrimary />
}
