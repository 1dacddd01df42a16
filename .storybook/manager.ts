import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Atrium 账户中心',
    brandUrl: './?path=/docs/atrium-start--docs',
    brandTarget: '_self',
  }),
  panelPosition: 'right',
})
