import { groupPhone } from '@wajiha/arabic'

/** A phone number to dial: always left-to-right, in Latin digits, in groups a person can read. */
export function Phone({ e164 }: { e164: string }) {
  return (
    <a href={`tel:${e164}`}>
      <bdi dir="ltr">{groupPhone(e164)}</bdi>
    </a>
  )
}
