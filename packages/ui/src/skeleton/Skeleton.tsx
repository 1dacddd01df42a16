import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The expected shape: a line of text, a block, or a circle. Default text. */
  shape?: 'text' | 'block' | 'circle'
  /** Any CSS length; a number is pixels. Default 100%, for a circle 32 px. */
  width?: CSSProperties['width']
  /** Any CSS length; a number is pixels. Default: one line of text, a block 80 px, a circle its width. */
  height?: CSSProperties['height']
  /** Number of lines of text; the last one is shorter. Default 1. */
  lines?: number
}

/**
 * Reserves the space of loading content, so that nothing moves. It is silent: mark the surrounding region
 * with `aria-busy`.
 */
export function Skeleton({ shape = 'text', lines = 1, width, height, className, ...rest }: SkeletonProps) {
  if (shape !== 'text' || lines === 1)
    return (
      <Bone {...rest} shape={shape} width={width} height={height} className={clsx(styles.bone, className)} />
    )
  return (
    <span {...rest} aria-hidden="true" data-slot="skeleton" className={clsx(styles.lines, className)}>
      {Array.from({ length: lines }, (_, index) => index + 1).map((line) => (
        <Bone
          key={line}
          shape="text"
          className={styles.bone}
          width={line === lines ? '60%' : width}
          height={height}
        />
      ))}
    </span>
  )
}

function Bone({ shape, width, height, style, ...rest }: Omit<SkeletonProps, 'lines'>) {
  const size = shape === 'circle' ? { width: width ?? 32, height: height ?? width ?? 32 } : { width, height }
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-slot="skeleton"
      data-shape={shape}
      style={{ ...size, ...style }}
    />
  )
}
