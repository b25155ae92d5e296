/** Three services stood at addresses of one part before there could be more, and stand there still. */
const ofOnePart = /^(?:(?:web|mobile)-applications|digital-marketing)$/

/** Where a service stands, in either language and without its prefix: `brand-identity` → `/services/brand-identity`. */
export const servicePath = (key: string): `/${string}` =>
  ofOnePart.test(key) ? `/${key}` : `/services/${key}`
