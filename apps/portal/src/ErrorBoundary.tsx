import { Button } from '@atrium/ui/button'
import { FailureState } from '@atrium/ui/failure-state'
import { Component, type ReactNode } from 'react'
import { ChunkFailure } from './lazyPage'
import type { texts } from './texts'

interface ErrorBoundaryProps {
  readonly words: (typeof texts)['en']
  /** Another path is another chance. */
  readonly path: string
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly error?: unknown
  readonly path: string
}

/** Stands in for a page that broke, or whose code could not be fetched. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { path, error: undefined }
  }

  override render() {
    const { error } = this.state
    const { words, children } = this.props
    if (error === undefined) return children
    const unloaded = error instanceof ChunkFailure
    return (
      <FailureState
        title={unloaded ? words.chunkFailed : words.broken}
        description={unloaded ? words.chunkFailedHint : words.brokenHint}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        }
      />
    )
  }
}
