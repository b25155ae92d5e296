import { readableAddress } from '@wajiha/contract/paths'
import type { DefaultServerCellComponentProps } from 'payload'
import { CopyButton } from '../../platform/admin/copy-button.tsx'
import { languageOf } from '../../platform/admin/words.ts'
import styles from './address.module.css'
import { addressesOf } from './addresses.ts'
import { shortLinkWords } from './words.ts'

/** In the list: where the link stands on the site; what is copied is the whole address, as it is printed and sent. */
export function AddressCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const language = languageOf(i18n)
  // A form asks for the cells of its panels as well, of no row.
  const code: unknown = rowData?.code
  const [first] = typeof code === 'string' ? addressesOf(code) : []
  if (!first) return null
  const { address } = first
  return (
    <span className={styles.cell}>
      <bdi dir="ltr">{readableAddress(new URL(address).pathname)}</bdi>
      <CopyButton
        text={address}
        language={language}
        name={`${shortLinkWords.copy[language]} ${address}`}
      />
    </span>
  )
}
