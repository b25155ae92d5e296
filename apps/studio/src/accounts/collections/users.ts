import type { CollectionConfig } from 'payload'
import { noteLogin, noteRefusal } from '../../audit/watch.ts'
import { roleChoices } from '../../platform/access/may.ts'
import { fieldRights, mayAct, rightsOf } from '../../platform/access/rights-of.ts'
import { readEnv } from '../../platform/env.ts'
import { say } from '../../platform/i18n/say.ts'
import { handOverEndpoints } from '../people/hand-over.ts'
import { invitationEndpoints } from '../people/invitation-endpoints.ts'
import { keepAnOwner, keepAppointments, keepOwnerOnRemoval } from '../people/keep-roles.ts'
import { keepWork } from '../people/keep-work.ts'
import { mailSwitches, pushDevices } from '../people/mail-switches.ts'
import { noteSeen, standing } from '../people/standing.ts'
import {
  askForMore,
  noteForgotten,
  openNoSession,
  showRecoveryCodes,
  tellSignIn,
} from '../second-factor/at-sign-in.ts'
import { factorEndpoints } from '../second-factor/endpoints.ts'
import {
  clearAfterReset,
  markFirstPassword,
  mustChangePassword,
} from '../second-factor/first-password.ts'
import { factorWords } from '../second-factor/words.ts'
import { countSuccess, guardLogin } from '../sign-in/guard-login.ts'
import { keepPasswordRule, keepRuleInReset } from '../sign-in/keep-password-rule.ts'
import { askOwnHand, currentPassword } from '../sign-in/own-hand.ts'
import { resetMail } from '../sign-in/reset-mail.ts'
import { sessionEndpoints } from '../sign-in/session-endpoints.ts'
import {
  endOldSessions,
  endOtherSessions,
  endReplaced,
  noteDevice,
  noteReplaced,
  sessions,
} from '../sign-in/sessions.ts'
import { tellChange, tellReset } from '../sign-in/tell-change.ts'

/** The people who work in the studio. */
export const users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: { singular: say('مستخدم', 'Person'), plural: say('فريق الاستوديو', 'Studio team') },
  admin: {
    group: say('الإدارة', 'Administration'),
    useAsTitle: 'name',
    listSearchableFields: ['name', 'email'],
    defaultColumns: ['name', 'email', 'role', 'standing'],
    components: { beforeListTable: ['/src/accounts/people/admin/invite-panel.tsx#InvitePanel'] },
  },
  auth: {
    // A lock would let strangers hold somebody's door; `sign-in/attempts.ts` limits otherwise.
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    forgotPassword: resetMail,
    cookies: { sameSite: 'Strict', secure: readEnv().studioOrigin.startsWith('https:') },
  },
  access: { ...rightsOf('users'), admin: mayAct('openStudio') },
  endpoints: [
    ...invitationEndpoints,
    ...handOverEndpoints,
    ...sessionEndpoints,
    ...factorEndpoints,
  ],
  hooks: {
    beforeOperation: [noteReplaced, guardLogin, noteForgotten, keepRuleInReset],
    beforeValidate: [keepPasswordRule, keepAppointments, askOwnHand, clearAfterReset],
    beforeChange: [keepAnOwner, endOtherSessions, markFirstPassword],
    beforeDelete: [keepOwnerOnRemoval, keepWork],
    beforeLogin: [askForMore],
    afterChange: [tellChange],
    afterRead: [endOldSessions],
    afterError: [noteRefusal],
    afterLogin: [endReplaced, noteDevice, countSuccess, noteLogin, tellSignIn, noteSeen],
    afterOperation: [tellReset, openNoSession, showRecoveryCodes],
  },
  fields: [
    {
      name: 'askOnAccount',
      type: 'ui',
      label: say('السؤال قبل الرجوع', 'The question before going back'),
      admin: {
        components: { Field: '/src/accounts/people/admin/ask-on-account.tsx#AskOnAccount' },
        disableListColumn: true,
      },
    },
    currentPassword,
    { name: 'name', type: 'text', label: say('الاسم', 'Name'), required: true },
    {
      name: 'role',
      type: 'select',
      label: say('الدور', 'Role'),
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: fieldRights('roleOfPerson'),
      options: roleChoices,
      admin: { components: { Field: '/src/accounts/people/admin/role-field.tsx#RoleField' } },
    },
    mustChangePassword,
    ...standing,
    mailSwitches,
    pushDevices,
    sessions,
    {
      name: 'secondFactor',
      type: 'ui',
      label: factorWords.title,
      admin: {
        condition: (_, __, { operation }) => operation === 'update',
        components: { Field: '/src/accounts/second-factor/admin/factor-panel.tsx#FactorPanel' },
        disableListColumn: true,
      },
    },
    {
      name: 'openSessions',
      type: 'ui',
      label: say('أين سجّلت دخولك', 'Where you are signed in'),
      admin: {
        condition: (_, __, { operation }) => operation === 'update',
        components: { Field: '/src/accounts/sign-in/session-list.tsx#SessionList' },
        disableListColumn: true,
      },
    },
  ],
}
