import type { Hono } from 'hono'

export const vendors = ['wecom', 'dingtalk', 'feishu'] as const
export type Vendor = (typeof vendors)[number]

/** A department as the vendor describes it. */
export interface VendorDepartment {
  readonly id: string
  /** Empty: the vendor's top department. */
  readonly parentId: string
  readonly name: string
  /** Among its siblings, the smallest first. */
  readonly order: number
}

/** A person as the vendor describes them. */
export interface VendorPerson {
  readonly id: string
  readonly unionId?: string | undefined
  readonly name: string
  /** In any notation; absent: the vendor doesn't show it. */
  readonly mobile?: string | undefined
  readonly mail?: string | undefined
  readonly employeeNo?: string | undefined
  /** The main one first. */
  readonly departmentIds: readonly string[]
  /** False: disabled, or no longer there. */
  readonly active: boolean
}

export interface VendorCredentials {
  readonly clientId: string
  readonly secret: string
}

/** A company's directory at a vendor. Every method throws {@link DirectoryFailure} only. */
export interface CompanyDirectory {
  /**
   * The root and all departments below it, page by page, parents before children.
   *
   * @param rootId empty: the vendor's top department
   */
  readDepartments(rootId: string): AsyncIterable<readonly VendorDepartment[]>
  /** The people directly in these departments, page by page. Somebody in several departments comes several times. */
  readPeople(departmentIds: readonly string[]): AsyncIterable<readonly VendorPerson[]>
  /** Undefined: it doesn't exist any more. */
  readDepartment(id: string): Promise<VendorDepartment | undefined>
  /** Undefined: they don't exist any more. */
  readPerson(id: string): Promise<VendorPerson | undefined>
  /** The departments directly below, on the first page: a quick look, for a test of the credentials. */
  readChildren(rootId: string): Promise<readonly VendorDepartment[]>
}

type FailureKind = 'credentialsWrong' | 'permissionMissing' | 'rateLimited' | 'unreachable' | 'rootMissing'

/** Why the vendor gave no answer. `message` has the vendor's code and words, without secrets. */
export class DirectoryFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    detail: string,
    /** `permissionMissing`: the permission as the vendor names it; empty: the vendor doesn't say. */
    readonly scope = '',
    /** `rateLimited`: when it may work again, in milliseconds; undefined: not known. */
    readonly retryAfter?: number,
  ) {
    super(detail)
  }
}

/** What the vendor's console and the company have agreed on, for callbacks. */
export interface CallbackSecrets {
  readonly clientId: string
  readonly token: string
  readonly key: string
}

export interface CallbackRequest {
  readonly method: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: Uint8Array
  readonly now: Date
}

/** A genuine callback. */
export interface OpenedCallback {
  /** What the vendor expects as the answer. */
  readonly answer: { readonly type: string; readonly body: string }
  /** The same for the same callback, so that a repeated one is ignored. Undefined: it changes nothing. */
  readonly id: string | undefined
  readonly people: readonly string[]
  readonly departments: readonly string[]
  /** What the application may see has changed: only reading everything tells how. */
  readonly isEverything: boolean
}

/** Everything about a vendor. */
export interface VendorAccess {
  open(credentials: VendorCredentials): CompanyDirectory
  /**
   * Checks the signature and the time, decrypts and reads a callback.
   *
   * @returns undefined if it isn't genuine, or too old
   */
  openCallback(request: CallbackRequest, secrets: CallbackSecrets): OpenedCallback | undefined
}

export interface CompanyDirectories {
  readonly vendors: Readonly<Record<Vendor, VendorAccess>>
  /** Mounts stand-ins of the vendors; absent: there are none. */
  readonly mount?: ((app: Hono) => void) | undefined
}
