import type { Access, CollectionConfig } from 'payload'
import { admins, only, roleOf } from '../access/roles.ts'
import { readEnv } from '../env.ts'
import { choices, say } from '../fields/say.ts'
import { requireLongPassword } from '../hooks/require-long-password.ts'

const self = (id: unknown) => ({ id: { equals: id } })

/** Those of the desk know each other, so that work can be handed over; others know themselves. */
const colleagues: Access = ({ req }) => {
  if (admins({ req })) return true
  if (!req.user) return false
  if (!only('sales', 'recruiter')({ req })) return self(req.user.id)
  return { or: [self(req.user.id), { role: { in: ['admin', 'sales', 'recruiter'] } }] }
}

/** The people who work in the studio. */
export const users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: { singular: say('مستخدم', 'Person'), plural: say('فريق الاستوديو', 'Studio team') },
  admin: {
    group: say('الإدارة', 'Administration'),
    useAsTitle: 'name',
    listSearchableFields: ['name', 'email'],
    defaultColumns: ['name', 'email', 'role'],
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict', secure: readEnv().studioOrigin.startsWith('https:') },
  },
  access: {
    admin: ({ req }) => roleOf({ req }) !== undefined,
    create: admins,
    delete: admins,
    unlock: admins,
    read: colleagues,
    update: ({ req }) => (admins({ req }) ? true : req.user ? self(req.user.id) : false),
  },
  hooks: { beforeValidate: [requireLongPassword] },
  fields: [
    { name: 'name', type: 'text', label: say('الاسم', 'Name'), required: true },
    {
      name: 'role',
      type: 'select',
      label: say('الدور', 'Role'),
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: admins, update: admins },
      options: choices({
        admin: ['مدير', 'Administrator'],
        editor: ['محرّر', 'Editor'],
        sales: ['مبيعات', 'Sales'],
        recruiter: ['توظيف', 'Recruiter'],
        holder: ['صاحب بطاقة', 'Card holder'],
      }),
    },
  ],
}
