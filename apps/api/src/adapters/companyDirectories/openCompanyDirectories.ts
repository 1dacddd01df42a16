import type { CompanyDirectories } from '../../ports/CompanyDirectory'
import type { AskOptions } from './askVendor'
import { dingtalkCallback } from './dingtalk/dingtalkCallback'
import { openDingtalk } from './dingtalk/openDingtalk'
import { feishuCallback } from './feishu/feishuCallback'
import { openFeishu } from './feishu/openFeishu'
import { keepClients } from './keepClients'
import { openWecom } from './wecom/openWecom'
import { wecomCallback } from './wecom/wecomCallback'

export interface VendorAddresses {
  /** Default: the vendors' public ones. */
  readonly wecom?: string | undefined
  readonly dingtalk?: string | undefined
  readonly feishu?: string | undefined
}

/** The vendors of companies' directories. Their addresses are the operator's, never a company's. */
export const openCompanyDirectories = (
  addresses: VendorAddresses = {},
  options: AskOptions = {},
): CompanyDirectories => ({
  vendors: {
    wecom: {
      open: keepClients((credentials) => openWecom(credentials, { ...options, address: addresses.wecom })),
      openCallback: wecomCallback,
    },
    dingtalk: {
      open: keepClients((credentials) =>
        openDingtalk(credentials, { ...options, address: addresses.dingtalk }),
      ),
      openCallback: dingtalkCallback,
    },
    feishu: {
      open: keepClients((credentials) => openFeishu(credentials, { ...options, address: addresses.feishu })),
      openCallback: feishuCallback,
    },
  },
})
