import type { Config } from 'payload'
import { admins, only } from '../platform/access/roles.ts'
import { say } from '../platform/i18n/say.ts'

const desk = only('sales', 'recruiter')

/** Saved views of the desk's lists: one's own, or shared by an administrator's leave. */
export const queryPresets: Config['queryPresets'] = {
  access: { create: desk, read: desk, update: desk, delete: desk },
  constraints: {},
  filterConstraints: ({ req, options }) =>
    admins({ req } as never)
      ? options
      : options.filter(
          (option) => (typeof option === 'string' ? option : option.value) === 'onlyMe',
        ),
  labels: {
    singular: say('عرض محفوظ', 'Saved view'),
    plural: say('العروض المحفوظة', 'Saved views'),
  },
}
