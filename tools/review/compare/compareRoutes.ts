import { readObjects } from './readObjects.ts'

/** A difference between the addresses of two commits. */
export interface RouteChange {
  /**
   * `renamed`: the page has another address. `called`: its name in our code is another. `leads`: a former address
   * leads to another page.
   */
  readonly kind: 'added' | 'removed' | 'renamed' | 'called' | 'leads'
  readonly of: 'page' | 'phone address' | 'former address'
  /** The page's name in our code; for other addresses, the page that they lead to. */
  readonly name: string
  readonly before?: string
  readonly after?: string
  /** Whether the earlier address still opens a page. Only for pages that were renamed or removed. */
  readonly isKept?: boolean
}

/** Source code of the three modules with addresses; empty if there is no such module. */
export interface RouteSources {
  readonly pages: string
  readonly phone: string
  readonly former: string
}

interface Routes {
  /** Addresses by the names of pages. */
  readonly pages: ReadonlyMap<string, string>
  /** Pages, as our code names them, by addresses. */
  readonly phone: ReadonlyMap<string, string>
  readonly former: ReadonlyMap<string, string>
}

/** Finds pages and addresses that were added, removed or renamed. */
export function compareRoutes(before: RouteSources, after: RouteSources): RouteChange[] {
  const [then, now] = [readRoutes(before), readRoutes(after)]
  return [
    ...comparePages(then, now),
    ...compareAddresses(then.phone, now.phone, 'phone address'),
    ...compareAddresses(then.former, now.former, 'former address'),
  ]
}

function readRoutes({ pages, phone, former }: RouteSources): Routes {
  return {
    pages: readObjects('paths.ts', pages).get('pagePaths') ?? new Map(),
    phone: readObjects('phonePaths.ts', phone).get('phonePaths') ?? new Map(),
    former: readObjects('formerPaths.ts', former).get('formerPaths') ?? new Map(),
  }
}

function comparePages(then: Routes, now: Routes): RouteChange[] {
  const open = new Set([...now.pages.values(), ...now.phone.keys(), ...now.former.keys()])
  const changes: RouteChange[] = []
  const called = new Set<string>()
  for (const [name, before] of then.pages) {
    const after = now.pages.get(name)
    if (after === before) continue
    if (after !== undefined) {
      changes.push({ kind: 'renamed', of: 'page', name, before, after, isKept: open.has(before) })
      continue
    }
    const other = [...now.pages].find(([key, address]) => address === before && !then.pages.has(key))?.[0]
    if (other === undefined)
      changes.push({ kind: 'removed', of: 'page', name, before, isKept: open.has(before) })
    else {
      called.add(other)
      changes.push({ kind: 'called', of: 'page', name: before, before: name, after: other })
    }
  }
  for (const [name, after] of now.pages)
    if (!then.pages.has(name) && !called.has(name)) changes.push({ kind: 'added', of: 'page', name, after })
  return changes
}

function compareAddresses(
  then: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
  of: RouteChange['of'],
): RouteChange[] {
  const changes: RouteChange[] = []
  for (const [address, target] of then) {
    const leads = now.get(address)
    if (leads === undefined) changes.push({ kind: 'removed', of, name: pageOf(target), before: address })
    else if (leads !== target)
      changes.push({ kind: 'leads', of, name: address, before: pageOf(target), after: pageOf(leads) })
  }
  for (const [address, target] of now)
    if (!then.has(address)) changes.push({ kind: 'added', of, name: pageOf(target), after: address })
  return changes
}

/** `pagePaths.signIn` is the page `signIn`. */
const pageOf = (target: string) => target.replaceAll(/`|\$\{|\}|pagePaths\./g, '')
