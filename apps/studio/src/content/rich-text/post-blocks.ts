/** What a post may hold beside its text (BLOG-03). Block fields lie in the text of one language. */
import { isVideo, type PostBlock, readFrame } from '@wajiha/contract'
import type { Block, Field, RichTextField, TextFieldSingleValidation } from 'payload'
import { area, line, picture } from '../../platform/fields/common.ts'
import { extendField } from '../../platform/fields/extend-field.ts'
import { choices, type Said, say } from '../../platform/i18n/say.ts'
import { sayTo } from '../../platform/i18n/say-to.ts'
import { href } from '../fields/links.ts'
import { relatedOne } from '../fields/relations.ts'
import { manyPictures } from '../library/panel-field.ts'

type Editor = RichTextField['editor']

/** The text around a block already has a language, and so have its fields. */
const own = (field: Field): Field => extendField(field, { localized: false })
const words = (name: string, ar: string, en: string, required = true) =>
  own(line(name, ar, en, required))

const gallery: Block = {
  slug: 'gallery',
  interfaceName: 'GalleryBlockFields',
  labels: { singular: say('معرض صور', 'Gallery'), plural: say('معارض صور', 'Galleries') },
  fields: [
    manyPictures('images'),
    {
      name: 'images',
      type: 'array',
      label: say('الصور', 'Pictures'),
      labels: { singular: say('صورة', 'Picture'), plural: say('صور', 'Pictures') },
      minRows: 2,
      maxRows: 12,
      required: true,
      fields: [
        picture('image', 'الصورة', 'Picture', true),
        words('caption', 'التعليق', 'Caption', false),
      ],
    },
  ],
}

const video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlockFields',
  labels: { singular: say('مقطع مرئيّ', 'Video'), plural: say('مقاطع مرئيّة', 'Videos') },
  fields: [
    address(true, say('من يوتيوب أو فيميو', 'From YouTube or Vimeo')),
    words('title', 'ما في المقطع', 'What it shows'),
    picture('poster', 'صورة الغلاف', 'Poster'),
    words('caption', 'التعليق', 'Caption', false),
  ],
}

const embed: Block = {
  slug: 'embed',
  interfaceName: 'EmbedBlockFields',
  labels: { singular: say('تضمين', 'Embed'), plural: say('تضمينات', 'Embeds') },
  fields: [
    address(
      false,
      say(
        'من كودبن أو فيغما أو سبوتيفاي أو خريطة الشارع المفتوحة',
        'From CodePen, Figma, Spotify or OpenStreetMap',
      ),
    ),
    words('title', 'ما فيه', 'What it holds'),
    words('caption', 'التعليق', 'Caption', false),
  ],
}

const call: Block = {
  slug: 'call',
  interfaceName: 'CallBlockFields',
  labels: { singular: say('دعوة', 'Call to action'), plural: say('دعوات', 'Calls to action') },
  fields: [
    words('title', 'العنوان', 'Title'),
    own(area('text', 'النصّ', 'Text', false)),
    words('label', 'نصُّ الزرّ', 'Button'),
    href(),
  ],
}

const form: Block = {
  slug: 'form',
  interfaceName: 'FormBlockFields',
  labels: { singular: say('نموذج', 'Form'), plural: say('نماذج', 'Forms') },
  fields: [
    {
      name: 'form',
      type: 'select',
      label: say('النموذج', 'Form'),
      required: true,
      defaultValue: 'subscribe',
      options: choices({
        subscribe: ['الاشتراك في الرسالة', 'Subscription'],
        contact: ['التواصل', 'Contact'],
      }),
    },
    words('title', 'العنوان', 'Title', false),
    own(area('text', 'النصّ', 'Text', false)),
  ],
}

const project: Block = {
  slug: 'project',
  interfaceName: 'ProjectBlockFields',
  labels: { singular: say('عمل من أعمالنا', 'Project'), plural: say('أعمال', 'Projects') },
  fields: [relatedOne('project', 'projects', 'العمل', 'Project', { required: true })],
}

const download: Block = {
  slug: 'download',
  interfaceName: 'DownloadBlockFields',
  labels: { singular: say('ملفّ للتنزيل', 'Download'), plural: say('ملفّات للتنزيل', 'Downloads') },
  fields: [
    {
      name: 'file',
      type: 'upload',
      relationTo: 'files',
      label: say('الملفّ', 'File'),
      required: true,
    },
    words('title', 'العنوان', 'Title', false),
    words('note', 'ملاحظة', 'Note', false),
  ],
}

const questions = (editor: Editor): Block => ({
  slug: 'questions',
  interfaceName: 'QuestionsBlockFields',
  labels: { singular: say('أسئلة وأجوبة', 'Questions'), plural: say('أسئلة وأجوبة', 'Questions') },
  fields: [
    words('title', 'العنوان', 'Title', false),
    {
      name: 'questions',
      type: 'array',
      label: say('الأسئلة', 'Questions'),
      labels: { singular: say('سؤال', 'Question'), plural: say('أسئلة', 'Questions') },
      minRows: 1,
      maxRows: 20,
      required: true,
      fields: [
        words('question', 'السؤال', 'Question'),
        {
          name: 'answer',
          type: 'richText',
          label: say('الجواب', 'Answer'),
          required: true,
          editor,
        },
      ],
    },
  ],
})

/** @param editor for answers: a few sentences. */
export const postBlocks = (editor: Editor): Block[] => {
  const blocks: Record<PostBlock['type'], Block> = {
    gallery,
    video,
    call,
    form,
    project,
    download,
    questions: questions(editor),
    embed,
  }
  return Object.values(blocks)
}

/** An address that `readFrame` knows, of a video or of anything else. */
function address(ofVideo: boolean, hint: Said): Field {
  const validate: TextFieldSingleValidation = (value, { req }) => {
    const frame = readFrame(value ?? '')
    return (frame !== undefined && isVideo(frame) === ofVideo) || sayTo(req, hint)
  }
  return {
    name: 'address',
    type: 'text',
    label: say('الرابط', 'Address'),
    required: true,
    validate,
    admin: { className: 'is-latin', description: hint },
  }
}
