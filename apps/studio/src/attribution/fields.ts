/**
 * Where a lead or an applicant came from: one group in `leads` and `applications`. Nobody types here;
 * `attributionOf` fills it once, from the visits of the person's device and those that the site kept.
 */
import type { Field, GroupField } from 'payload'
import { choices, say } from '../platform/i18n/say.ts'
import { channels } from './channels.ts'

const readOnly = { readOnly: true }

const text = (name: string, ar: string, en: string, index = false) =>
  ({ name, type: 'text', label: say(ar, en), index, admin: readOnly }) as Field

const channel = (name: string, ar: string, en: string): Field => ({
  name,
  type: 'select',
  label: say(ar, en),
  index: true,
  options: choices(channels),
  admin: readOnly,
})

const at = (name: string, ar: string, en: string): Field => ({
  name,
  type: 'date',
  label: say(ar, en),
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

const row = (...fields: Field[]): Field => ({ type: 'row', fields })

const group: GroupField = {
  name: 'attribution',
  type: 'group',
  label: say('المصدر', 'Source'),
  fields: [
    channel('channel', 'القناة', 'Channel'),
    {
      name: 'why',
      type: 'group',
      label: say('لماذا', 'Why'),
      fields: [
        { ...text('ar', 'بالعربيّة', 'In Arabic'), type: 'textarea' } as Field,
        { ...text('en', 'بالإنجليزيّة', 'In English'), type: 'textarea' } as Field,
      ],
    },
    {
      name: 'story',
      type: 'ui',
      label: say('القصّة', 'The story'),
      admin: {
        components: { Field: '/src/attribution/story-field.tsx#Story' },
        disableListColumn: true,
      },
    },
    {
      type: 'collapsible',
      label: say('التفاصيل كما سُجّلت', 'Details as recorded'),
      admin: { initCollapsed: true },
      fields: [
        row(
          text('source', 'المصدر (utm_source)', 'Source (utm_source)'),
          text('medium', 'الوسيط (utm_medium)', 'Medium (utm_medium)'),
        ),
        row(
          text('campaign', 'الحملة (utm_campaign)', 'Campaign (utm_campaign)', true),
          text('term', 'الكلمة (utm_term)', 'Term (utm_term)'),
          text('content', 'المحتوى (utm_content)', 'Content (utm_content)'),
        ),
        row(
          text('landingPath', 'صفحة الوصول', 'Landing page'),
          text('referrerHost', 'الموقع المُحيل', 'Referring site'),
          text('via', 'البطاقة أو الرابط', 'Card or link'),
        ),
        row(
          channel('firstChannel', 'أوّل قناة', 'First channel'),
          channel('lastChannel', 'آخر قناة', 'Last channel'),
        ),
        row(
          at('firstTouchAt', 'أوّل زيارة', 'First visit'),
          at('lastTouchAt', 'آخر زيارة', 'Last visit'),
        ),
        row(
          { name: 'touchCount', type: 'number', label: say('الزيارات', 'Visits'), admin: readOnly },
          {
            name: 'daysToConvert',
            type: 'number',
            label: say('أيّام حتى الإرسال', 'Days to convert'),
            admin: readOnly,
          },
        ),
        row(text('gclid', 'gclid', 'gclid'), text('gbraid', 'gbraid', 'gbraid'), {
          ...text('wbraid', 'wbraid', 'wbraid'),
        } as Field),
        at('clickedAt', 'وقت النقرة', 'Clicked at'),
      ],
    },
    {
      ...text('visitor', 'الزائر', 'Visitor', true),
      admin: { hidden: true, readOnly: true },
    } as Field,
    hiddenJson('timeline'),
    hiddenJson('credits'),
  ],
}

/**
 * `timeline`: every visit, oldest first (`StoryTouch[]`). `credits`: what each of them gets in each
 * model (`Credit[]`), so that reports add without reading the story.
 */
function hiddenJson(name: string): Field {
  return { name, type: 'json', admin: { hidden: true, readOnly: true } }
}

export const attributionFields: Field[] = [group]
