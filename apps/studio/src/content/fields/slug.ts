import type { TextField } from 'payload'
import { say } from '../../platform/i18n/say.ts'
import { followTitle } from '../hooks/follow-title.ts'

/**
 * The last part of the page's address, one per language. It follows the title until somebody edits
 * it or the page is published; Arabic stays Arabic.
 */
export const slug = (titleField = 'title'): TextField => ({
  name: 'slug',
  type: 'text',
  label: say('الرابط', 'Address'),
  localized: true,
  unique: true,
  index: true,
  required: true,
  maxLength: 200,
  hooks: { beforeValidate: [followTitle(titleField)] },
  admin: {
    position: 'sidebar',
    description: say(
      'يُشتقّ من العنوان ما لم تكتبه. إن غيّرته بعد النشر حُوِّل العنوان القديم إليه.',
      'Follows the title until you write it. Changed after publication, the old address redirects.',
    ),
  },
})
