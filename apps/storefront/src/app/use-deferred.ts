import { useEffect } from 'react'
import { loadPaymentScript } from '../platform/payment-window.ts'
import { siteSettings } from '../platform/site-settings.ts'
import { DEFERRED, learnIpInfo } from '../platform/visitor.ts'

/** Ten seconds after the load: what is measured, what a payment will need, and where the visitor is (APP-02). None of it may fail loudly. */
export function useDeferred(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void learnIpInfo()
      siteSettings().then(
        ({ paymentScript, analyticsScript }) => {
          loadPaymentScript(paymentScript).catch(() => undefined)
          if (analyticsScript !== null) loadAnalytics(analyticsScript)
        },
        () => undefined,
      )
    }, DEFERRED)
    return () => clearTimeout(timer)
  }, [])
}

function loadAnalytics(address: string): void {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`) !== null) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
}
