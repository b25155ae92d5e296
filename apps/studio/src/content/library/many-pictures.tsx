'use client'
/** Above the rows of a gallery: several pictures of the library, or several files, become rows in one go. */
import { useBulkUpload, useForm, useListDrawer, useModal, useTranslation } from '@payloadcms/ui'
import { languageOf } from '../../platform/admin/words.ts'
import { membersOf } from '../../platform/objects.ts'
import styles from './panel.module.css'
import { galleryWords as words } from './words.ts'

/** @param path of this field, which stands beside the rows. @param rows the name of the field with the rows. */
type Props = { path: string; rows: string; readOnly?: boolean }

const library = { collectionSlugs: ['media' as const], uploads: true }

export function ManyPictures({ path, rows, readOnly }: Props) {
  const language = languageOf(useTranslation().i18n)
  const add = useAdding(path.replace(/[^.]*$/, rows))
  const { openModal } = useModal()
  const bulk = useBulkUpload()
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer(library)
  if (readOnly) return null
  const upload = () => {
    bulk.setCollectionSlug('media')
    bulk.setOnSuccess((uploaded) => add(uploaded.map(({ doc }) => String(doc.id))))
    openModal(bulk.drawerSlug)
  }
  const take = (ids: string[]) => {
    add(ids)
    closeDrawer()
  }
  return (
    <div className={styles.many}>
      <button type="button" onClick={openDrawer}>
        {words.choose[language]}
      </button>
      <button type="button" onClick={upload}>
        {words.upload[language]}
      </button>
      <ListDrawer
        enableRowSelections
        onSelect={({ doc }) => take([String(doc.id)])}
        onBulkSelect={(selected) =>
          take([...selected].flatMap(([id, isSelected]) => (isSelected ? [String(id)] : [])))
        }
      />
    </div>
  )
}

/** Rows after those that stand there, each with its picture. */
function useAdding(path: string): (ids: readonly string[]) => void {
  const { addFieldRow, getDataByPath } = useForm()
  return (ids) => {
    // One count for all of them: the form learns of its new rows only when it is drawn again.
    const before = membersOf(getDataByPath(path)).length
    for (const [index, id] of ids.entries())
      addFieldRow({
        path,
        rowIndex: before + index,
        schemaPath: path,
        subFieldState: { image: { value: id, initialValue: id, valid: true } },
      })
  }
}
