/** The desk's own pages in the admin, and the parts it puts into Payload's. */
import type { Field } from 'payload'
import { say } from '../../platform/i18n/say.ts'

export const deskViews = {
  // Before the board, whose address it continues.
  newLead: { Component: '/src/desk/admin/new-lead-view.tsx#NewLead', path: '/desk/leads/new' },
  leadsBoard: { Component: '/src/desk/admin/board-view.tsx#LeadsBoard', path: '/desk/leads' },
  applicationsBoard: {
    Component: '/src/desk/admin/board-view.tsx#ApplicationsBoard',
    path: '/desk/applications',
  },
  spamTray: { Component: '/src/desk/admin/spam-tray.tsx#SpamTray', path: '/desk/spam' },
} as const

/** Above the tables of leads and applications; what waits in the tray is not among them. */
export const deskList = {
  components: {
    beforeList: ['/src/desk/admin/list-links.tsx#ListLinks'],
    beforeListTable: ['/src/exports/admin/export-links.tsx#ExportLinks'],
  },
  baseFilter: () => ({ stage: { not_equals: 'spam' } }),
}

/** The customer's own words and the ways to answer, before all fields. */
export const leadHead: Field = {
  name: 'head',
  type: 'ui',
  label: say('ما قاله، وكيف تجيبه', 'What they said, and how to answer'),
  admin: {
    components: { Field: '/src/desk/admin/lead-head.tsx#LeadHead' },
    disableListColumn: true,
  },
}

/** The history, below the fields. */
export const timeline: Field = {
  name: 'timeline',
  type: 'ui',
  label: say('السجلّ', 'History'),
  admin: {
    components: { Field: '/src/desk/admin/timeline.tsx#Timeline' },
    disableListColumn: true,
  },
}

/** What one click does, first in the sidebar. */
export const deskActions: Field = {
  name: 'actions',
  type: 'ui',
  label: say('إجراءات', 'Actions'),
  admin: {
    position: 'sidebar',
    components: { Field: '/src/desk/admin/desk-actions.tsx#DeskActions' },
    disableListColumn: true,
  },
}
