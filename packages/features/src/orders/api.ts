import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { bindContract } from '../shared/wire/bindContract'
import type { OperationOutput } from '../shared/wire/contract'
import { type orderStatuses, ordersContract, type payTypes } from './contract'

export const ordersApiAtom = atom((get) => bindContract(ordersContract, get(clientAtom)))

type OrderPage = OperationOutput<typeof ordersContract.listOrders>
export type OrderRow = OrderPage['list'][number]
export type Order = OperationOutput<typeof ordersContract.getOrderDetails>
export type OrderStatus = (typeof orderStatuses)[number]
export type PayType = (typeof payTypes)[number]
