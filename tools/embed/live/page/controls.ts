/** A visible control, and where to click it. */
export interface Control {
  /** The same for the same control of another mount, and for the same control of other rows. */
  readonly key: string
  readonly name: string
  readonly isLink: boolean
  /** It ends the session, changes data for good, or only closes a notice. */
  readonly isLeftAlone: boolean
}

const selector =
  'a[href], button, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=switch], summary'

/** Controls of the page that a person could click. Controls of a modal dialog or menu hide those below. */
export const controlsIn = (page: ParentNode): readonly Control[] =>
  [...elementsIn(page)].map(([key, element]) => ({ key, ...describe(element) }))

/** Scrolls a control into view. Its centre, or undefined if it is gone or something else covers it. */
export function placeOf(
  page: ParentNode,
  key: string,
): { readonly x: number; readonly y: number } | undefined {
  const element = elementsIn(page).get(key)
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const centre = { x: x + width / 2, y: y + height / 2 }
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(centre.x, centre.y)
  return hit && (element.contains(hit) || hit.contains(element)) ? centre : undefined
}

function elementsIn(page: ParentNode): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>()
  for (const element of page.querySelectorAll<HTMLElement>(selector)) {
    if (!isUsable(element)) continue
    const key = keyOf(element)
    if (!found.has(key)) found.set(key, element)
  }
  return found
}

function isUsable(element: HTMLElement): boolean {
  // What is current already changes nothing.
  if (element.matches(':disabled, [aria-disabled=true], [data-disabled], [hidden], [aria-current]'))
    return false
  if (element.matches('[aria-selected=true], [role=menuitemradio][aria-checked=true]')) return false
  if (element.closest('[inert], [aria-hidden=true]')) return false
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
}

function describe(element: HTMLElement) {
  const name = nameOf(element)
  const isSubmit = element instanceof HTMLButtonElement && element.type === 'submit'
  const isInDialog = element.closest('[role=dialog], [role=alertdialog]') !== null
  return {
    name,
    isLink: element instanceof HTMLAnchorElement,
    isLeftAlone:
      /退出登录|登出|切换账号|关闭通知/.test(name) ||
      isEmptySearch(element) ||
      (isInDialog && (isSubmit || isFinal(element))),
  }
}

/** The last button of a dialog confirms what it asks. */
function isFinal(element: HTMLElement): boolean {
  const all = element.parentElement?.querySelectorAll(':scope > button')
  return all !== undefined && all.length > 1 && all[all.length - 1] === element
}

/** An empty search changes nothing either. */
const isEmptySearch = (element: HTMLElement) =>
  element.closest('[data-slot=search-field]')?.querySelector<HTMLInputElement>('input')?.value === ''

const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.innerText).replace(/\s+/g, ' ').trim().slice(0, 60)

/** Rows differ by what they name. So a control inside of a row is known by its place in the row. */
function keyOf(element: HTMLElement): string {
  const row = element.closest('tr, li, [role=row], [role=treeitem], [role=option], [role=listitem]')
  const role = element.getAttribute('role') ?? element.tagName
  if (!row) return `${role} ${nameOf(element)}`
  const list = row.parentElement?.closest('[class]')?.className ?? ''
  const places: string[] = []
  for (let at: Element = element; at !== row && at.parentElement; at = at.parentElement) {
    places.unshift(`${[...at.parentElement.children].indexOf(at)}`)
  }
  return `${role} ${list} ${places.join('.')}`
}
