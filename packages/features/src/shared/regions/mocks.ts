import { regionsContract } from '@atrium/contracts/shared/regions/contract'
import { answer } from '../stories/answers'

const someRegions = {
  version: '2.1.0',
  provinces: [
    {
      name: '浙江省',
      cities: [
        { name: '杭州市', counties: ['上城区', '西湖区', '余杭区'] },
        { name: '宁波市', counties: ['海曙区'] },
      ],
    },
    { name: '上海市', cities: [{ name: '上海市', counties: ['黄浦区', '杨浦区'] }] },
  ],
}

export const regionAnswers = [answer(regionsContract.getRegions, someRegions)]
