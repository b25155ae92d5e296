import { type ReactNode, useState } from 'react'
import { type Meant, tidyEmail } from '#app/forms/tidy-email.ts'
import { useWords } from '#app/locale/locale-context.tsx'

/**
 * What was probably meant by the address in a field that was left, such as `gmial.com`; nothing when it
 * looks right. Fetched then.
 */
export function meantAddress(input: HTMLInputElement, className?: string): ReactNode {
  const meant = tidyEmail(input)
  return meant && <MeantAddress key={meant.email} className={className} {...meant} />
}

function MeantAddress({ email, accept, className }: Meant & { className?: string | undefined }) {
  const { t } = useWords()
  const [isAccepted, setAccepted] = useState(false)
  if (isAccepted) return null
  const take = () => {
    accept()
    setAccepted(true)
  }
  return (
    <button type="button" className={className} onClick={take}>
      {t('forms', 'hint.didYouMean', { email })}
    </button>
  )
}
