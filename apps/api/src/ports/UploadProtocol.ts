import type { OpenUpload } from './ObjectStore'

/** An upload whose content a browser sends, perhaps in several requests. */
export interface IncomingUpload {
  readonly id: string
  /** Complete size in bytes. */
  readonly size: number
  /**
   * Waits until no other request of any process uses the upload.
   * @param signal gives up waiting
   * @param yieldSoon called when another request waits for the lock
   * @returns the unlocking function
   */
  lock(signal: AbortSignal, yieldSoon: () => void): Promise<() => Promise<void>>
  /** Called while locked. */
  open(): Promise<OpenUpload>
}

/** How browsers send the content of an upload and continue after an interruption. */
export interface UploadProtocol {
  /**
   * Answers one request: for progress (HEAD) or with content (PATCH).
   * @throws whatever `lock`, `open` and `append` throw; violations of the protocol are answered
   */
  answer(request: Request, upload: IncomingUpload): Promise<Response>
}
