import { pagePaths } from '@atrium/contracts/paths'
import { ScreenAt } from '../../shared/host/FeatureScreens'
import { ConfirmGoods } from './ConfirmGoods'
import { SaleGoodsDetail } from './SaleGoodsDetail'
import { SaleGoodsList } from './SaleGoodsList'
import { SelectGoods } from './SelectGoods'

/** The shop, up to an order. */
export default function ShopScreens() {
  return <ScreenAt screens={screens} />
}

const screens = {
  [pagePaths.shop]: <SaleGoodsList />,
  [pagePaths.shopProduct]: <SaleGoodsDetail />,
  [pagePaths.selectGoods]: <SelectGoods />,
  [pagePaths.confirmOrder]: <ConfirmGoods />,
}
