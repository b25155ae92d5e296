/** The blocks of an issue: each is shown by what shows it on the pages of the house. */
import type { NewsletterBlock } from '@wajiha/contract'
import { Figure } from '#app/blocks/figure.tsx'
import { RichText } from '#app/blocks/rich-text.tsx'
import { ContentLink } from '#app/locale/content-link.tsx'
import { SiteLink } from '#app/locale/site-link.tsx'
import { arrowLinkClass, buttonClass } from '#app/ui/core/button.ts'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './newsletter-issue-page.module.css'

type IssueBlockProps = {
  block: NewsletterBlock
  /** What the way to an article is called. */
  readOn: string
}

export function IssueBlock({ block, readOn }: IssueBlockProps) {
  switch (block.type) {
    case 'text':
      return <RichText blocks={block.body} />
    case 'picture':
      return <PictureBlock {...block} />
    case 'button':
      return (
        <p>
          <ContentLink href={block.href} className={buttonClass()}>
            {block.label}
          </ContentLink>
        </p>
      )
    case 'post':
      return <PostBlock post={block.post} readOn={readOn} />
    case 'divider':
      return <hr className={styles.divider} />
  }
}

type Of<Type extends NewsletterBlock['type']> = Extract<NewsletterBlock, { type: Type }>

function PictureBlock({ image, caption, href }: Of<'picture'>) {
  const figure = <Figure type="image" image={image} caption={caption} />
  // A link is named by what its picture shows; one that shows nothing leads nobody.
  if (!href || !image.alt) return figure
  return <ContentLink href={href}>{figure}</ContentLink>
}

function PostBlock({ post, readOn }: { post: Of<'post'>['post']; readOn: string }) {
  const { slug, title, excerpt, cover } = post
  return (
    <article className={styles.post}>
      {cover && <Picture image={cover} alt="" />}
      <h2>
        <SiteLink to="/blogs/$slug" params={{ slug }}>
          {title}
        </SiteLink>
      </h2>
      <p>{excerpt}</p>
      <p>
        <SiteLink to="/blogs/$slug" params={{ slug }} className={arrowLinkClass}>
          {readOn}
          <span className="visually-hidden">: {title}</span>
        </SiteLink>
      </p>
    </article>
  )
}
