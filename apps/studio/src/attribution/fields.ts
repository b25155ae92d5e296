/**
 * Where a lead or an applicant came from: one group in `leads` and `applications`. Nobody types here;
 * `attributionOf` fills it once, from the visits of the person's device and those that the site kept.
 */
import type { Field, GroupField } from 'payload'
import { hidden, longText, moment, readOnly, readOnlyText } from '../platform/fields/builders.ts'
import { choices, say } from '../platform/i18n/say.ts'
import { channels } from './channels.ts'

const text = (name: string, ar: string, en: string, index = false) =>
  readOnlyText(name, ar, en, { index })

const channel = (name: string, ar: string, en: string): Field =>
  readOnly({
    name,
    type: 'select',
    label: say(ar, en),
    index: true,
    options: choices(channels),
  })

const at = (name: string, ar: string, en: string): Field => readOnly(moment(name, ar, en))

/**
 * `timeline`: every visit, oldest first (`StoryVisit[]`). `credits`: what each of them gets in each
 * model (`Credit[]`), so that reports add without reading the story.
 */
const hiddenJson = (name: string): Field => hidden({ name, type: 'json' })

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
        readOnly(longText('ar', 'بالعربيّة', 'In Arabic', { index: false })),
        readOnly(longText('en', 'بالإنجليزيّة', 'In English', { index: false })),
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
          text('medium', 'الوسيلة (utm_medium)', 'Medium (utm_medium)'),
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
          readOnly({ name: 'touchCount', type: 'number', label: say('الزيارات', 'Visits') }),
          readOnly({
            name: 'daysToConvert',
            type: 'number',
            label: say('أيّام حتّى الإرسال', 'Days to convert'),
          }),
        ),
        row(
          text('gclid', 'معرّف النقرة gclid', 'Click id gclid'),
          text('gbraid', 'معرّف النقرة gbraid', 'Click id gbraid'),
          text('wbraid', 'معرّف النقرة wbraid', 'Click id wbraid'),
        ),
        at('clickedAt', 'وقت النقرة', 'Clicked at'),
      ],
    },
    hidden(text('visitor', 'الزائر', 'Visitor', true)),
    hiddenJson('timeline'),
    hiddenJson('credits'),
  ],
}

export const attributionFields: Field[] = [group]
