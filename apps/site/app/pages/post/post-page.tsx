import { LongRead } from '#app/blocks/long-read.tsx'
import { PostGrid } from '#app/blocks/post-card.tsx'
import type { WholePost } from '#app/content/shown-post.ts'
import { SubscribeForm } from '#app/forms/parts/subscribe-form.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass } from '#app/ui/core/button.ts'
import { Arrow } from '#app/ui/core/marks.tsx'
import { Page, Section } from '#app/ui/core/page.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { Neighbours } from './neighbours.tsx'
import { PostFoot } from './post-foot.tsx'
import { PostHead } from './post-head.tsx'
import styles from './post-page.module.css'
import { SeriesParts } from './series-parts.tsx'

/** A post from its title to what to read after it. `url` is its absolute address. */
export function PostPage({ post, url }: { post: WholePost; url: string }) {
  const { t } = useWords()
  return (
    <Page>
      <article data-reading="">
        <PostHead post={post} />
        {post.cover && (
          <Picture
            className={styles.cover}
            image={post.cover}
            sizes="xs:100vw sm:100vw md:100vw lg:100vw xl:100vw"
            priority
          />
        )}
        <LongRead body={post.body} contents={t('blogs', 'contents')}>
          {post.series && <SeriesParts series={post.series} />}
          <PostFoot post={post} url={url} />
        </LongRead>
      </article>
      <Section title={t('blogs', 'letter')} quietTitle joined>
        <SubscribeForm />
      </Section>
      <Neighbours previous={post.previous} next={post.next} />
      {post.related.length > 0 && (
        <div className={styles.related}>
          <Section
            title={t('blogs', 'related')}
            more={
              <SiteLink to="/blogs" exact className={arrowLinkClass}>
                {t('blogs', 'allArticles')} <Arrow />
              </SiteLink>
            }
          >
            <PostGrid posts={post.related} />
          </Section>
        </div>
      )}
    </Page>
  )
}
