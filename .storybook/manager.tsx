import { DOCS_RENDERED, STORY_MISSING, STORY_RENDERED } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { placePanel } from './manager/placePanel'
import { StoryHeader } from './manager/StoryHeader'
import { showStatuses } from './manager/showStatuses'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Atrium 账户中心',
    brandUrl: './?path=/docs/atrium-start--docs',
    brandTarget: '_self',
  }),
  // On the right, the panel would leave a screen the width of a tablet, and cut off its own tabs.
  layout: { panelPosition: 'bottom' },
  sidebar: {
    // The addresses after the dot are for the search.
    renderLabel: ({ name }) => name.split(' · ')[0],
  },
})

addons.register('atrium/review', (api) => {
  addons.add('atrium/header', { type: types.PREVIEW, render: StoryHeader })
  placePanel(api)
  // Two thousand statuses keep the manager busy for seconds, so the first page comes before them.
  let isStarted = false
  for (const event of [DOCS_RENDERED, STORY_RENDERED, STORY_MISSING])
    api.once(event, () => {
      if (!isStarted) showStatuses()
      isStarted = true
    })
})
