import type { Branch as BranchData } from '@wajiha/contract'
import type { Branch } from '../../payload-types.ts'
import { dayOf, defined } from './defined.ts'

export const toBranch = (branch: Branch): BranchData => ({
  id: branch.id,
  slug: branch.key,
  name: branch.name,
  address: {
    street: branch.address.street,
    locality: branch.address.locality,
    country: branch.address.country,
    ...defined({
      region: branch.address.region || undefined,
      postalCode: branch.address.postalCode || undefined,
    }),
  },
  ...defined({
    geo: toGeo(branch.geo),
    email: branch.email || undefined,
    mapUrl: branch.mapUrl || undefined,
  }),
  phones: (branch.phones ?? []).map(({ e164, label, whatsapp }) => ({
    e164,
    label,
    whatsapp: whatsapp ?? false,
  })),
  timeZone: branch.timeZone,
  hours: (branch.hours ?? []).map(({ day, opens, closes }) => ({ day, opens, closes })),
  specialHours: (branch.specialHours ?? []).map(({ from, to, opens, closes, label }) => ({
    from: dayOf(from) ?? '',
    to: dayOf(to) ?? '',
    label,
    ...defined({ opens: opens || undefined, closes: closes || undefined }),
  })),
  isDefault: branch.isDefault ?? false,
})

function toGeo(geo: Branch['geo']): BranchData['geo'] {
  if (typeof geo?.lat !== 'number' || typeof geo.lng !== 'number') return undefined
  return { lat: geo.lat, lng: geo.lng }
}
