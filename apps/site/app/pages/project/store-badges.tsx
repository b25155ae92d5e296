import type { Project } from '@wajiha/contract'
import { ContentLink } from '#app/locale/content-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import styles from './project-credits.module.css'

/** What the stores call themselves, in every language. */
const storeNames = { ios: 'App Store', android: 'Google Play', huawei: 'AppGallery' } as const

/** Where the app can be had, a badge a store, in the reader's words. */
export function StoreBadges({ stores }: Pick<Project, 'stores'>) {
  const { t } = useWords()
  return (
    <ul className={styles.badges}>
      {(['ios', 'android', 'huawei'] as const).map((store) => {
        const href = stores[store]
        return (
          href && (
            <li key={store}>
              <ContentLink href={href} className={styles.badge}>
                <small>{t('our-projects', `store.${store}`)}</small>{' '}
                <b>
                  <bdi dir="ltr">{storeNames[store]}</bdi>
                </b>
              </ContentLink>
            </li>
          )
        )
      })}
    </ul>
  )
}
