import type { Feature } from '../platform/feature.ts'
import { watchStuckJobs } from './stuck-jobs.ts'

/** What happens when: the calendar, and plans that a crash left behind. */
export const planning: Feature = {
  admin: {
    views: {
      calendar: { Component: '/src/planning/calendar-view.tsx#CalendarView', path: '/calendar' },
    },
  },
  watch: watchStuckJobs,
}
