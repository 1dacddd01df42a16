import { Component, type ReactNode } from 'react'

interface ViewerBoundaryProps {
  /** Stands where the viewer gave up. */
  readonly instead: ReactNode
  readonly children: ReactNode
}

/** No file takes the page down with it. */
export class ViewerBoundary extends Component<ViewerBoundaryProps, { readonly gaveUp: boolean }> {
  override state = { gaveUp: false }

  static getDerivedStateFromError() {
    return { gaveUp: true }
  }

  override render() {
    return this.state.gaveUp ? this.props.instead : this.props.children
  }
}
