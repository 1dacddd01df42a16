/** A scanner's verdict; `tooLarge`: it accepts no content of that size. */
export type Verdict =
  | { readonly state: 'clean' | 'tooLarge' }
  | { readonly state: 'infected'; readonly threat: string }

/** A malware scanner. */
export interface Scanner {
  /** @throws if it doesn't answer; the scan may be repeated. */
  scan(content: ReadableStream<Uint8Array>): Promise<Verdict>
}
