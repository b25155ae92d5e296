/** The way back in for whoever lost phone and codes, from a shell on the server. */
import type { Payload } from 'payload'
import { localRequest } from '../../platform/local-request.ts'
import { inTransaction } from './in-transaction.ts'
import { type Person, tellFactor } from './news.ts'
import { removeFactor } from './store.ts'

type Outcome = { code: number; text: string }

const usage = 'Write: npm run people -- reset-second-factor reem@birkar.example'

export async function runPeopleCommand(payload: Payload, words: string[]): Promise<Outcome> {
  const [command, email, ...rest] = words
  if (command !== 'reset-second-factor' || !email || rest.length > 0)
    return { code: 2, text: usage }
  const req = await localRequest(payload)
  const person = await payload.db.findOne<Person>({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    req,
  })
  if (!person) return { code: 1, text: `Nobody of the studio signs in as ${email}.` }
  const wasOn = await inTransaction(req, async () => {
    const isRemoved = await removeFactor(req, person.id)
    if (isRemoved) await tellFactor(req, 'factor-reset', person)
    return isRemoved
  })
  return wasOn
    ? { code: 0, text: `The second factor of ${email} is off; the password alone lets them in.` }
    : { code: 1, text: `${email} has no second factor.` }
}
