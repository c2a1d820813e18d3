import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { currentSession } from '../../platform/session.ts'

/** Asks for the item again where the server has made the page for anybody: its owner has it without a watermark. */
export function useOwnersPage(isForAnybody: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isForAnybody && currentSession() !== null) void revalidate()
  }, [isForAnybody, revalidate])
}
