import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Pager } from '#app/ui/pager.tsx'

/** The list's heading, from which its further pages are shown; its first begins at the page's top. */
export const listId = 'list'

type ListPagerProps = {
  page: number
  pages: number
  filter: Partial<Record<'category' | 'tag' | 'series', string | undefined>>
}

/** The way through the list, which stays within its topic, tag or series. */
export function ListPager({ page, pages, filter }: ListPagerProps) {
  const { t, format } = useWords()
  return (
    <Pager
      label={t('general', 'pagination')}
      page={page}
      pages={pages}
      words={{
        previous: t('blogs', 'newer'),
        next: t('blogs', 'older'),
        nameOf: (one) => t('blogs', 'page', { page: one }),
      }}
      figure={format.number}
      link={(one, attributes) => (
        <SiteLink
          to="/blogs"
          search={{ ...filter, page: one > 1 ? one : undefined }}
          exact
          showFrom={one > 1 ? listId : 'content'}
          {...attributes}
        />
      )}
    />
  )
}
