import { STORY_PREPARED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

/**
 * Hides the panel for screens, which need the height of a desk, and shows it for components, which have controls. Once
 * the reviewer has opened or closed it, their choice stays.
 */
export function placePanel(api: API): void {
  let placed: boolean | undefined
  api.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    const isShown = api.getIsPanelShown()
    if (placed !== undefined && isShown !== placed) return
    placed = id.startsWith('ui-')
    if (isShown !== placed) api.togglePanel(placed)
  })
}
