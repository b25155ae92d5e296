import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { Field } from 'payload'
import { line } from '../../platform/fields/common.ts'
import { clock, country, day, formatted } from '../../platform/fields/formats.ts'
import { say } from '../../platform/i18n/say.ts'
import { webAddress } from './links.ts'

const latin = { className: 'is-latin' }

export const branchPlace: Field[] = [
  {
    name: 'address',
    type: 'group',
    label: say('العنوان', 'Address'),
    fields: [
      line('street', 'الشارع', 'Street'),
      line('locality', 'المدينة', 'City'),
      line('region', 'المنطقة', 'Region', false),
      {
        name: 'postalCode',
        type: 'text',
        label: say('الرمز البريديّ', 'Postal code'),
        admin: latin,
      },
      country(),
    ],
  },
  {
    name: 'geo',
    type: 'group',
    label: say('الإحداثيّات', 'Coordinates'),
    fields: [
      { name: 'lat', type: 'number', label: say('خطّ العرض', 'Latitude'), min: -90, max: 90 },
      { name: 'lng', type: 'number', label: say('خطّ الطول', 'Longitude'), min: -180, max: 180 },
    ],
  },
  webAddress('mapUrl', 'رابط الخريطة', 'Map address'),
]

const weekday: Field = {
  name: 'day',
  type: 'number',
  label: say('اليوم: ١ الاثنين … ٧ الأحد', 'Day: 1 Monday … 7 Sunday'),
  required: true,
  min: 1,
  max: 7,
}

export const branchTime: Field[] = [
  formatted(
    'timeZone',
    say('المنطقة الزمنيّة', 'Time zone'),
    /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/,
    say('مثل ‎Asia/Riyadh‎', 'Such as Asia/Riyadh'),
    { required: true, defaultValue: agencyTimeZone },
  ),
  {
    name: 'hours',
    type: 'array',
    label: say('ساعات العمل', 'Hours'),
    labels: { singular: say('يوم', 'Day'), plural: say('أيّام', 'Days') },
    fields: [
      weekday,
      clock('opens', 'يفتح', 'Opens', true),
      clock('closes', 'يغلق', 'Closes', true),
    ],
  },
  {
    name: 'specialHours',
    type: 'array',
    label: say('أيّام خاصّة', 'Special days'),
    labels: { singular: say('مدّة', 'Period'), plural: say('مدد', 'Periods') },
    fields: [
      line('label', 'المناسبة', 'Occasion'),
      day('from', 'من', 'From', true),
      day('to', 'إلى', 'To', true),
      clock('opens', 'يفتح', 'Opens', false),
      clock('closes', 'يغلق', 'Closes', false),
    ],
  },
]
