import { cityNames } from './time-zones.data.ts'

/** The city that a time zone is named after, as people call it; the zone's own name where it is not known here. */
export const cityOf = (zone: string, language: 'ar' | 'en'): string =>
  cityNames[zone]?.[language] ?? zone
