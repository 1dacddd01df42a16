import { useEffect, useState } from 'react'
import { loadReview, type ReviewData } from './reviewData'

/** What is known of the stories; undefined while it loads. The failure is thrown to Storybook's error page. */
export function useReview(): ReviewData | undefined {
  const [data, setData] = useState<ReviewData>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    loadReview().then(setData, setFailure)
  }, [])
  if (failure) throw failure
  return data
}
