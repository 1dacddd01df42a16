import { clsx } from 'clsx'
import { User } from 'lucide-react'
import { type ComponentProps, type CSSProperties, useState } from 'react'
import styles from './Avatar.module.css'
import { hueOf } from './hueOf'
import { initialOf } from './initialOf'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's or company's name; its first letter replaces a missing picture. */
  name: string
  /** Address of the picture. The letter is shown while it loads, or if it can't be loaded. */
  src?: string
  /** Edge: small 24 px, medium 32 px, large 56 px, huge 72 px. Default medium. */
  size?: 'small' | 'medium' | 'large' | 'huge'
  /**
   * Circle for people, tinted by their name, the same on every page; square for companies, in the accent
   * colour. Default circle.
   */
  shape?: 'circle' | 'square'
  /** Hidden from screen readers, because the name is next to it. Default false. */
  decorative?: boolean
}

/** The picture of a person or company. */
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
          // In server-rendered HTML, the picture may have loaded before React attaches its listeners.
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
