import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { screenNames } from './review/screenNames'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Atrium 账户中心',
    brandUrl: './?path=/docs/atrium-start--docs',
    brandTarget: '_self',
  }),
  panelPosition: 'right',
  sidebar: {
    renderLabel({ name, type }) {
      const names = type === 'component' ? screenNames[name] : undefined
      return names ? `${name} ${names[0]}` : name
    },
  },
})
