/** The shadow root around an element, or else the body: where the parts of the same page are. */
export function treeOf(element: Node | null | undefined): HTMLElement | ShadowRoot {
  return shadowOf(element) ?? document.body
}

/** The shadow root around an element; undefined in the page itself. */
export function shadowOf(element: Node | null | undefined): ShadowRoot | undefined {
  const root = element?.getRootNode()
  return root instanceof ShadowRoot ? root : undefined
}
