import type { Scaffold } from './scaffold.ts'

/** A block: how one kind of content looks, in both directions. */
export const block: Scaffold = ({ kebab, camel, pascal }) => ({
  files: {
    [`apps/site/app/blocks/${kebab}.tsx`]: `
      import styles from './${kebab}.module.css'

      /** What this block shows, and what a reader gets from it. */
      export function ${pascal}({ title, text }: { title: string; text: string }) {
        return (
          <section className={styles.${camel}}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        )
      }
    `,
    [`apps/site/app/blocks/${kebab}.module.css`]: `
      @layer components {
        .${camel} {
          display: grid;
          gap: var(--s-1);
          padding-inline-start: var(--s-2);
          border-inline-start: 2px solid currentcolor;
        }
      }
    `,
    [`apps/site/app/blocks/${kebab}.test.tsx`]: `
      import { renderToStaticMarkup } from 'react-dom/server'
      import { describe, expect, it } from 'vitest'
      import { ${pascal} } from './${kebab}.tsx'

      describe('${pascal}', () => {
        it('shows its words under a heading', () => {
          const html = renderToStaticMarkup(<${pascal} title="عنوان" text="نصّ" />)
          expect(html).toContain('<h3>عنوان</h3><p>نصّ</p>')
        })
      })
    `,
  },
  insertions: [],
  next: ['Take its shape from the contract, and use it from a page.'],
})
