/** An e-mail field that was left: what surrounds the address goes, and a slip is found. Fetched then. */
import { readEmail, suggestEmail } from '@wajiha/contract/suggest-email'

/** A suggested correction; `accept` writes it into the field and focuses it. */
export type Meant = { email: string; accept: () => void }

/** Writes the address that will be kept. @returns what was probably meant instead. */
export function tidyEmail(input: HTMLInputElement): Meant | undefined {
  const address = readEmail(input.value)?.address
  if (address && address !== input.value) write(input, address)
  const email = suggestEmail(input.value)
  if (!email) return undefined
  return {
    email,
    accept: () => {
      write(input, email)
      input.focus()
    },
  }
}

function write(input: HTMLInputElement, address: string) {
  input.value = address
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
