import type { Config } from 'payload'
import { may } from '../platform/access/may.ts'
import { rightsOf } from '../platform/access/rights-of.ts'
import { say } from '../platform/i18n/say.ts'

const { create, read, update, delete: remove } = rightsOf('payload-query-presets')

/** Saved views of the desk's lists: one's own, or shared by an administrator's leave. */
export const queryPresets: Config['queryPresets'] = {
  access: { create, read, update, delete: remove },
  constraints: {},
  filterConstraints: ({ req, options }) =>
    may(req.user, 'shareSavedViews')
      ? options
      : options.filter(
          (option) => (typeof option === 'string' ? option : option.value) === 'onlyMe',
        ),
  labels: {
    singular: say('عرض محفوظ', 'Saved view'),
    plural: say('العروض المحفوظة', 'Saved views'),
  },
}
