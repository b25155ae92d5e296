import './words.ts'
import { readingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { SubscribeForm } from '#app/forms/parts/subscribe-form.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Page, Section } from '#app/ui/core/page.tsx'
import { UntranslatedNotice } from '#app/ui/untranslated-notice.tsx'
import { Found } from './found.tsx'
import { PostList } from './post-list.tsx'
import { PostsHead } from './posts-head.tsx'

export type PostsData = PageData<'blogs'>

/** The notebook: its posts, or what a search in it found. */
export function PostsPage({ data }: { data: PostsData }) {
  const { t } = useWords()
  return (
    <Page>
      <PostsHead data={data} />
      <UntranslatedNotice text={t('blogs', 'untranslated')} />
      {data.search ? <Found search={data.search} /> : <PostList data={data} />}
      <Section title={t('blogs', 'letter')} quietTitle tone="field" paper={readingPaper}>
        <SubscribeForm />
      </Section>
    </Page>
  )
}
