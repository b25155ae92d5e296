/** What a page says to a colleague whom it is not for, and the way to one that is. */
import { Link } from './link.tsx'
import { deskWords, type Language } from './words.ts'

export function Refused({ language }: { language: Language }) {
  return (
    <>
      <p>{deskWords.mayNotSee[language]}</p>
      <p>
        <Link href="/admin">{deskWords.toStart[language]}</Link>
      </p>
    </>
  )
}
