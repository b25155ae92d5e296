import styles from '../../platform/admin/figures.module.css'
import { say } from '../../platform/i18n/say.ts'
import { scannedAddress } from './scanned-address.ts'

const words = {
  code: say('رمز مربّع يفتح', 'QR code that opens'),
  take: say('نزّل الرمز المربّع', 'Download the QR code'),
}

type QrCellProps = { link: string; code: string; title: string; locale: 'ar' | 'en' }

/** A link's code to look at, what it opens under it, and both pictures to take along. */
export function QrCell({ link, code, title, locale }: QrCellProps) {
  const address = scannedAddress(code)
  const [before, after] = address.split('/short/')
  const pathOf = (kind: 'png' | 'svg') => `/api/link-kit/${link}.${kind}`
  return (
    <div className={styles.qr}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of this server, behind its door */}
      <img src={pathOf('svg')} alt={`${words.code[locale]} ${address}`} loading="lazy" />
      <bdi dir="ltr">
        {before}/short/
        <wbr />
        {after}
      </bdi>
      <span>
        {(['svg', 'png'] as const).map((kind) => (
          <a
            key={kind}
            href={pathOf(kind)}
            download={`qr-${code}.${kind}`}
            aria-label={`${words.take[locale]} ${kind.toUpperCase()}: ${title}`}
          >
            {kind.toUpperCase()}
          </a>
        ))}
      </span>
    </div>
  )
}
