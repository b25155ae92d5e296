import type { PayloadRequest } from 'payload'

/** Numbers without their country's code are at home where the branch is that was named, else the main one. */
export async function countriesOf(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'branches',
    sort: ['-isDefault', 'order'],
    depth: 0,
    pagination: false,
    select: { key: true, address: true },
    req,
    overrideAccess: true,
  })
  const countries = docs.flatMap(({ address }) => address?.country ?? [])
  return {
    countryOf: (branch: string | undefined) =>
      docs.find(({ key }) => key === branch)?.address?.country ?? countries[0] ?? 'SA',
    countries,
  }
}
