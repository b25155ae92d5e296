/** What a service has beside its text: its name in addresses and forms, its ground of stars, the headings of its page. */
import { openingRange, serviceOpening } from '@wajiha/brand/motif'
import type { GroupField, TextField } from 'payload'
import { area, line } from '../../platform/fields/common.ts'
import { extendField } from '../../platform/fields/extend-field.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { validateServiceKey } from '../addresses/mistake-in-service-key.ts'
import { plainServiceWords as plain } from '../service-words.data.ts'

/** Work, quotes and messages hold on to the document and not to its key, so that the key may change. */
export const serviceKey: TextField = {
  name: 'key',
  type: 'text',
  label: say('الرابط', 'Address'),
  required: true,
  unique: true,
  index: true,
  maxLength: 60,
  validate: validateServiceKey,
  admin: {
    position: 'sidebar',
    className: 'is-latin',
    description: say(
      'آخر عنوان الصفحة في اللغتين، حروف لاتينيّة صغيرة بينها شرطات. إن غيّرته بعد النشر حُوِّل العنوان القديم إليه.',
      'The end of the page’s address in both languages: small Latin letters with hyphens. Changed after publication, the old address redirects.',
    ),
  },
}

/** The ground of stars beside its name and behind the head of its page, as the compass draws it. */
export const opening: GroupField = {
  name: 'opening',
  type: 'group',
  label: say('الزخرفة', 'Pattern'),
  admin: {
    position: 'sidebar',
    description: say('تراها في المعاينة بجانب النموذج.', 'The preview beside the form shows it.'),
  },
  fields: [
    {
      name: 'grid',
      type: 'select',
      label: say('الشبكة', 'Grid'),
      required: true,
      defaultValue: String(serviceOpening.grid),
      options: choices({
        '6': ['المسدّس', 'Hexagon'],
        '8': ['المثمّن', 'Octagon'],
        '12': ['ذو الاثني عشر ضلعًا', 'Dodecagon'],
      }),
    },
    {
      name: 'theta',
      type: 'number',
      label: say('فتحة البِركار، بالدرجات', 'Opening of the compass, degrees'),
      required: true,
      defaultValue: serviceOpening.theta,
      min: openingRange.min,
      max: openingRange.max,
      admin: {
        description: say(
          `من ${openingRange.min} إلى ${openingRange.max}`,
          `From ${openingRange.min} to ${openingRange.max}`,
        ),
      },
    },
  ],
}

/** Headings of the page; each may be left empty. */
export const serviceWords: GroupField = {
  name: 'words',
  type: 'group',
  label: say('عناوين الصفحة', 'Headings of the page'),
  admin: {
    description: say(
      'ما تتركه فارغًا تقوله الصفحة بكلامها المعتاد، كما تراه في الخانة.',
      'What you leave empty the page says in its usual words, as the field shows them.',
    ),
  },
  fields: [
    hinted(line('offer', 'فوق العرض', 'Above the offer', false), 'offer'),
    hinted(line('work', 'فوق الأعمال', 'Above the work', false), 'work'),
    hinted(line('callTitle', 'الدعوة في آخر الصفحة', 'The call at the end', false), 'callTitle'),
    hinted(area('callText', 'نصّ الدعوة', 'Text of the call', false), 'callText'),
  ],
}

function hinted<Field extends TextField | ReturnType<typeof area>>(
  field: Field,
  name: keyof typeof plain,
): Field {
  return extendField(field, { admin: { placeholder: plain[name] } })
}
