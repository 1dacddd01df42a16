import { lazyPage } from '../lazyPage'
import { type NamedRoutes, ofPerson, type Route } from './Route'

const cataloguePage = () => import('../pages/shop/CataloguePage')

/** Public, and as wide for visitors as for signed-in people. */
const offered = { frame: 'either', width: 'whole' } as const
const trials: Route = { ...offered, ...lazyPage(cataloguePage), menu: 'trialCenter' }
const meetings: Route = { ...offered, ...lazyPage(cataloguePage), menu: 'meetings' }
const apps: Route = { ...offered, ...lazyPage(cataloguePage), menu: 'cloudApps' }
const goods: Route = { ...offered, ...lazyPage(cataloguePage), menu: 'shop' }

const purchase: Route = { ...ofPerson, ...lazyPage(cataloguePage), menu: 'shop' }
const applying: Route = { ...ofPerson, ...lazyPage(cataloguePage), menu: 'trialCenter' }

/** The vendor's offers: trials, cloud apps, products, meetings. */
export const shopRoutes = {
  trialCenter: trials,
  trialProduct: trials,
  trialPerson: applying,
  trialResult: applying,
  ownTrials: { ...ofPerson, ...lazyPage(cataloguePage), menu: 'ownTrials' },
  ownProducts: { ...ofPerson, ...lazyPage(cataloguePage) },

  shop: goods,
  shopProduct: goods,
  selectGoods: purchase,
  confirmOrder: purchase,

  cloudApps: apps,
  earlierApps: { ...ofPerson, ...lazyPage(cataloguePage), menu: 'cloudApps' },
  launchApp: { frame: 'bare', ...lazyPage(() => import('../pages/shop/CloudApplicationPage')) },

  meetings: meetings,
  meetingNotice: meetings,
  meetingResult: { ...ofPerson, ...lazyPage(cataloguePage), menu: 'meetings' },
} satisfies NamedRoutes
