import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { Pager } from '#app/ui/pager.tsx'

type ListPagerProps = {
  page: number
  pages: number
  category?: string | undefined
  tag?: string | undefined
}

/** The way through the list, which stays within its topic or tag. */
export function ListPager({ page, pages, category, tag }: ListPagerProps) {
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
          search={{ category, tag, page: one > 1 ? one : undefined }}
          exact
          {...attributes}
        />
      )}
    />
  )
}
