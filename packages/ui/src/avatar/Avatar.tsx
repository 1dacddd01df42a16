import { clsx } from 'clsx'
import { User } from 'lucide-react'
import { type ComponentProps, type CSSProperties, useState } from 'react'
import styles from './Avatar.module.css'
import { hueOf } from './hueOf'
import { initialOf } from './initialOf'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose picture it is; its first letter stands in for a missing picture. */
  name: string
  /** Address of the picture. While it loads, and when it can't be loaded, the letter is shown. */
  src?: string
  /** Edge: small 24 px, medium 32 px, large 56 px, huge 72 px. Default medium. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** Circle for people, tinted by their name, the same on every page; square for companies, in the accent. Default circle. */
  shape?: 'circle' | 'square'
  /** The name stands right beside it, so nothing needs to be read aloud. Default false. */
  decorative?: boolean
}

/** The face of a person or of a company. */
export function Avatar({
  name,
  src,
  size = 'medium',
  shape = 'circle',
  decorative = false,
  className,
  style,
  ...rest
}: AvatarProps) {
  const [loaded, setLoaded] = useState<string>()
  const isLoaded = src !== undefined && src === loaded
  return (
    <span
      {...rest}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      data-slot="avatar"
      data-size={size}
      data-shape={shape}
      className={clsx(styles.avatar, className)}
      style={shape === 'square' ? style : ({ '--avatar-hue': hueOf(name), ...style } as CSSProperties)}
    >
      {src && (
        <img
          // Of a page that came as HTML it may be there before anybody listens.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(src)
          }}
          src={src}
          alt=""
          hidden={!isLoaded}
          className={styles.image}
          onLoad={() => setLoaded(src)}
          onError={() => setLoaded(undefined)}
        />
      )}
      {!isLoaded && (
        <span className={styles.fallback} aria-hidden="true">
          {initialOf(name) || <User />}
        </span>
      )}
    </span>
  )
}
