/** The kind of thing that waits behind an entry of the menu. */
export function waitingAt(id: string) {
  if (id === 'orders' || id === 'billing') return 'orders'
  if (id === 'personal-backlog') return 'backlog'
  return id === 'personal-messages' ? 'messages' : 'applications'
}
