import styles from './ContactSheet.module.css'

const widths = { desk: 1440, phone: 390 } as const
const heights = { desk: 900, phone: 844 } as const

interface ContactPictureProps {
  readonly id: string
  readonly name: string
  /** Language, theme and size, such as `zh-CN.light.desk`. */
  readonly variant: string
  /** Whether this Storybook has a static picture of the variant. */
  readonly hasPicture: boolean
  readonly zoom: number
  readonly isLive: boolean
  readonly onLive: () => void
}

/** A state as a picture that turns live on click; without a picture, it waits for the click. */
export function ContactPicture({ id, name, variant, hasPicture, zoom, isLive, onLive }: ContactPictureProps) {
  const [locale, theme, kind] = variant.split('.')
  const size = kind === 'phone' ? 'phone' : 'desk'
  const box = { width: widths[size] * zoom, height: heights[size] * zoom }
  if (!isLive)
    return (
      <button
        type="button"
        className={styles.picture}
        style={box}
        onClick={onLive}
        title={`${name}: 点击打开 Click to open it live`}
      >
        {hasPicture ? (
          <img src={`./pictures/${id}.${variant}.webp`} alt={name} loading="lazy" decoding="async" />
        ) : (
          <span>点击打开 Open live</span>
        )}
      </button>
    )
  return (
    <div className={styles.picture} style={box}>
      <iframe
        title={name}
        width={widths[size]}
        height={heights[size]}
        style={{ scale: String(zoom) }}
        src={`./iframe.html?id=${id}&viewMode=story&globals=locale:${locale};theme:${theme};a11y.manual:!true`}
      />
    </div>
  )
}
