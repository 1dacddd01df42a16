/** What Storybook's preview is spoken to by, inside its page. */
export interface Preview {
  readonly channel: {
    on(event: string, listener: (...said: never[]) => void): void
    off(event: string, listener: (...said: never[]) => void): void
    emit(event: string, ...said: readonly unknown[]): void
  }
  readonly currentSelection?: { readonly storyId: string }
  readonly storyStoreValue: {
    readonly userGlobals: {
      readonly initialGlobals: Globals
      update(globals: Globals): void
    }
  }
  ready(): Promise<void>
  extract(): Promise<Readonly<Record<string, ExtractedStory>>>
}

export type Globals = Readonly<Record<string, unknown>>

interface ExtractedStory {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly storyGlobals: { readonly locale?: string; readonly viewport?: { readonly value: string } }
  readonly parameters: {
    readonly viewport: { readonly options: Readonly<Record<string, ViewportOption | undefined>> }
  }
}

interface ViewportOption {
  readonly styles: { readonly width: string; readonly height: string }
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__: Preview
  }
}
