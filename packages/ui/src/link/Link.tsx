import { Slot, Slottable } from '@radix-ui/react-slot'
import * as VisuallyHidden from '@radix-ui/react-visually-hidden'
import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import '../styles/target.module.css'
import styles from './Link.module.css'

export interface LinkLabels {
  /** Read after the words of a link that opens a new tab, such as "opens in a new tab". */
  newTab: string
}

type Destination =
  | {
      /** Opens a new tab, and says so with an icon and `labels.newTab`. Default false. */
      external?: false
      labels?: LinkLabels
    }
  | { external: true; labels: LinkLabels }

export type LinkProps = ComponentProps<'a'> & {
  /** Underlined within sentences; quiet in tables and lists, where place and colour say enough. Default inline. */
  variant?: 'inline' | 'quiet'
  /** It stands by itself rather than in a sentence: no line under it, and a finger meets 44 px of it. Default false. */
  alone?: boolean
  /** Renders the single child element, such as a router's link, as this link. Default false. */
  asChild?: boolean
} & Destination

/** Goes somewhere. What changes something is a button. */
export function Link({
  variant = 'inline',
  alone,
  external = false,
  labels,
  asChild = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
      data-slot="link"
      data-variant={variant}
      data-alone={alone}
      className={clsx(styles.link, className)}
    >
      <Slottable child={children}>
        {(words) => (
          <>
            {words}
            {external && <ExternalLink aria-hidden="true" className={styles.icon} />}
            {external && <VisuallyHidden.Root>{labels?.newTab}</VisuallyHidden.Root>}
          </>
        )}
      </Slottable>
    </Root>
  )
}
