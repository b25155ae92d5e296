import type { GlobalConfig } from 'payload'
import { area, line } from '../../platform/fields/common.ts'
import { say } from '../../platform/i18n/say.ts'
import { links } from '../fields/links.ts'
import { lines, titledTexts } from '../fields/lists.ts'
import { aboutFields } from './about.ts'
import { homeFields } from './home.ts'
import { legalFields } from './legal.ts'
import { page } from './page.ts'

const emptyText = area('emptyText', 'حين لا يكون شيء', 'When there is nothing', false)

/** Every page that has its own editor, in the order of the menu. */
export const pages: GlobalConfig[] = [
  page('home', say('الرئيسيّة', 'Home'), homeFields),
  page('about', say('من نحن', 'About'), aboutFields),
  page('contact', say('تواصل', 'Contact'), [
    line('formTitle', 'عنوان النموذج', 'Form title'),
    lines('next', 'ما يحدث بعد الإرسال', 'What happens next'),
    line('branchesTitle', 'عنوان الفروع', 'Branches title'),
  ]),
  page('our-projects', say('صفحة الأعمال', 'Work page'), [emptyText]),
  page('blogs', say('صفحة الدفتر', 'Notebook page'), [emptyText]),
  page('testimonials', say('صفحة الشهادات', 'Testimonials page'), [emptyText]),
  page('join-us', say('صفحة الوظائف', 'Careers page'), [
    emptyText,
    titledTexts('values', 'القيم', 'Values'),
  ]),
  page('thank-you', say('صفحة الشكر', 'Thank-you page'), [
    lines('next', 'ما يحدث الآن', 'What happens now'),
    links('actions', 'روابط', 'Links'),
  ]),
  page('privacy-policy', say('سياسة الخصوصيّة', 'Privacy policy'), legalFields),
  page('terms-and-conditions', say('الشروط والأحكام', 'Terms and conditions'), legalFields),
]
