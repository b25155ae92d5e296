import { roleChoices } from '../platform/access/may.ts'
import type { Feature } from '../platform/feature.ts'
import { users } from './collections/users.ts'
import { factorLevels } from './second-factor/at-sign-in.ts'
import { holdBackUnfinished } from './second-factor/hold-back.ts'

/** The studio's team, and how it comes in. */
export const accounts: Feature = {
  collections: [users],
  admin: {
    views: {
      login: { Component: '/src/accounts/sign-in/login/login-view.tsx#LoginView', path: '/login' },
      invitation: {
        Component: '/src/accounts/people/admin/invitation-view.tsx#InvitationView',
        path: '/invitation',
      },
      resetOver: {
        Component: '/src/accounts/sign-in/login/reset-over-view.tsx#ResetOverView',
        path: '/reset-over',
      },
      inactivity: {
        Component: '/src/accounts/sign-in/inactivity.tsx#Inactivity',
        path: '/logout-inactivity',
      },
    },
  },
  codes: Object.fromEntries(roleChoices.map(({ value, label }) => [value, label])),
  loggingLevels: factorLevels,
  onInit: holdBackUnfinished,
}
