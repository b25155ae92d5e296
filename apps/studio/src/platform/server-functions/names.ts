/** The calls that the admin's pages make. */
export const serverFunctionNames = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
] as const

export type ServerFunctionName = (typeof serverFunctionNames)[number]
