import { allRegions } from '../regions'

export const getRegions = async () => allRegions
