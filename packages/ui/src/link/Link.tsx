import { Slot, Slottable } from '@radix-ui/react-slot'
import * as VisuallyHidden from '@radix-ui/react-visually-hidden'
import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import '../styles/target.module.css'
import styles from './Link.module.css'

export interface LinkLabels {
  /** Read after the text of a link that opens a new tab, such as "opens in a new tab". */
  newTab: string
}

type Destination =
  | {
      /** Opens a new tab, shown by an icon and `labels.newTab`. Default false. */
      external?: false
      labels?: LinkLabels
    }
  | { external: true; labels: LinkLabels }

export type LinkProps = ComponentProps<'a'> & {
  /**
   * Underlined in sentences; quiet in tables and lists, where position and colour are enough. Default inline.
   */
  variant?: 'inline' | 'quiet'
  /** Not part of a sentence: no underline, and a touch target of 44 px. Default false. */
  alone?: boolean
  /** Renders the single child element, such as a router's link, as this link. Default false. */
  asChild?: boolean
} & Destination

/** Navigates. Use a button to change something. */
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
