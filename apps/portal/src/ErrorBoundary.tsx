import { Button } from '@atrium/ui/button'
import { FailureState } from '@atrium/ui/failure-state'
import { Component, type ReactNode } from 'react'
import styles from './ErrorBoundary.module.css'
import { fetchAgain } from './fetchAgain'
import { ChunkFailure } from './lazyPage'
import type { PortalTexts } from './messages'

interface ErrorBoundaryProps {
  readonly words: PortalTexts
  /** A new path resets the error. */
  readonly path: string
  /** Whether the whole portal broke, or only a page within its frame. */
  readonly extent: 'window' | 'page'
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly error?: unknown
  readonly path: string
}

/** Replaces a page that broke or whose code could not be loaded. The latter is shown once its code arrives. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { path, error: undefined }
  }

  private stopWaiting: (() => void) | undefined

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkFailure)) return
    this.stopWaiting?.()
    this.stopWaiting = fetchAgain(error.again, () => this.setState({ error: undefined }))
  }

  override componentDidUpdate() {
    if (this.state.error === undefined) this.giveUpWaiting()
  }

  override componentWillUnmount() {
    this.giveUpWaiting()
  }

  private giveUpWaiting() {
    this.stopWaiting?.()
    this.stopWaiting = undefined
  }

  override render() {
    const { error } = this.state
    const { words, extent, children } = this.props
    if (error === undefined) return children
    const unloaded = error instanceof ChunkFailure
    return (
      <div className={styles.place} data-extent={extent}>
        <FailureState
          drawing={unloaded ? 'offline' : 'failed'}
          title={unloaded ? words.chunkFailed : words.broken}
          description={unloaded ? words.chunkFailedHint : words.brokenHint}
          action={
            <Button variant="primary" onClick={() => window.location.reload()}>
              {words.reload}
            </Button>
          }
        />
      </div>
    )
  }
}
