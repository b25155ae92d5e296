/** A phone number to dial: always left-to-right, in Latin digits, in groups a person can read. */
export function Phone({ e164 }: { e164: string }) {
  return (
    <a href={`tel:${e164}`}>
      <bdi dir="ltr">{groupPhone(e164)}</bdi>
    </a>
  )
}

/** `+966115550142` → `+966 11 555 0142`. Unknown lengths stay in one piece. */
export function groupPhone(e164: string): string {
  const [, country, area, rest] = /^\+(966|971|20|1|44)(5\d|1\d|\d)(\d{6,8})$/.exec(e164) ?? []
  if (!country || !rest) return e164
  return `+${country} ${area} ${rest.slice(0, -4)} ${rest.slice(-4)}`
}
