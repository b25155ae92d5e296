import type { GroupField, SelectField } from 'payload'
import { line, picture } from '../../platform/fields/common.ts'
import { country } from '../../platform/fields/formats.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { webAddress } from './links.ts'
import { relatedOne } from './relations.ts'

/** How much of the client the public may know; the API's mapper holds to it. */
export const confidentiality: SelectField = {
  name: 'confidentiality',
  type: 'select',
  required: true,
  defaultValue: 'public',
  label: say('السرّيّة', 'Confidentiality'),
  options: choices({
    public: ['معلن', 'Public'],
    anonymised: ['باسم مستعار: لا اسم ولا شعار', 'Anonymised: no name, no logo'],
    unlisted: ['خارج القوائم، لمن معه الرابط', 'Unlisted: only with the link'],
    private: ['خاصّ: لا يظهر لأحد', 'Private: shown to nobody'],
  }),
}

/** Who the work was for. */
export const client: GroupField = {
  name: 'client',
  type: 'group',
  label: say('العميل', 'Client'),
  fields: [
    line('name', 'الاسم', 'Name'),
    {
      ...line('anonymousName', 'الاسم المستعار', 'Stand-in name', false),
      admin: {
        condition: (data) => data?.confidentiality === 'anonymised',
        description: say('مثل «بنك في الخليج»', 'Such as “A bank in the Gulf”'),
      },
    },
    relatedOne('industry', 'industries', 'القطاع', 'Industry'),
    country(false),
    webAddress('url', 'موقعه', 'Website'),
    picture('logo', 'الشعار', 'Logo'),
  ],
}
