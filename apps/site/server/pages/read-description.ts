/** What a page says of itself, and the settings around it, without drawing it. */
import type { ShellData } from '#app/content/page-data.ts'
import type { Address } from '#app/locale/read-address.ts'
import { descriptions } from '#app/seo/descriptions.ts'
import type { PageDescription } from '#app/seo/page-description.ts'
import { type Readable, readOutcome } from './outcome.ts'

type Described = { page: PageDescription; general: ShellData['general'] }

/** @returns why there is nothing to describe where no page stands or the studio is away. */
export async function readDescription(
  from: Readable,
  address: Address,
): Promise<Described | 'missing' | 'unavailable'> {
  const outcome = await readOutcome(from, address)
  if (outcome.kind !== 'page') return outcome.kind === 'unavailable' ? 'unavailable' : 'missing'
  const describe = descriptions[address.page] as (data: unknown) => PageDescription
  return { page: describe(outcome.page), general: outcome.shell.general }
}
