import { Button } from '@atrium/ui/button'
import { Component, type ReactNode } from 'react'
import styles from './FeatureBoundary.module.css'

interface FeatureBoundaryProps {
  /** Shown instead, and the label of the button below. */
  readonly words: { readonly broken: string; readonly retry: string }
  /** Called with what was thrown. */
  readonly onError: ((error: unknown) => void) | undefined
  readonly children: ReactNode
}

/**
 * Keeps a defect of a feature from unmounting the page around it. React has reported the error to the console. Small,
 * because every page has it, the sign-in too.
 */
export class FeatureBoundary extends Component<FeatureBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    const { words, children } = this.props
    if (!this.state.isBroken) return children
    return (
      <div role="alert" className={styles.broken}>
        <p>{words.broken}</p>
        <Button onClick={() => this.setState({ isBroken: false })}>{words.retry}</Button>
      </div>
    )
  }
}
