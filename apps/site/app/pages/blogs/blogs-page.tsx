import './words.ts'
import { readingPaper } from '@wajiha/brand/papers'
import type { PageData } from '#app/content/page-data.ts'
import { SubscribeForm } from '#app/forms/parts/subscribe-form.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Page, Section } from '#app/ui/core/page.tsx'
import { UntranslatedNotice } from '#app/ui/untranslated-notice.tsx'
import { ArticleList } from './article-list.tsx'
import { Found } from './found.tsx'
import { NotebookHead } from './notebook-head.tsx'

export type BlogsData = PageData<'blogs'>

/** The notebook: its articles, or what a search in it found. */
export function BlogsPage({ data }: { data: BlogsData }) {
  const { t } = useWords()
  return (
    <Page>
      <NotebookHead data={data} />
      <UntranslatedNotice text={t('blogs', 'untranslated')} />
      {data.search ? <Found search={data.search} /> : <ArticleList data={data} />}
      <Section title={t('blogs', 'letter')} quietTitle tone="field" paper={readingPaper}>
        <SubscribeForm />
      </Section>
    </Page>
  )
}
