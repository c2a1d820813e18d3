import { preloadParts } from '@chitra/ui'
import { loadPaymentScript } from '../platform/payment-window.ts'
import { siteSettings } from '../platform/site-settings.ts'
import { learnIpInfo } from '../platform/visitor.ts'

/** Starts everything that a first page did without (APP-02). */
export function loadDeferred(): void {
  void learnIpInfo()
  // What opens later opens without a connection too.
  if (navigator.onLine) void preloadParts()
  siteSettings().then(
    ({ paymentScript, analyticsScript }) => {
      loadPaymentScript(paymentScript).catch(() => undefined)
      if (analyticsScript !== null) loadAnalytics(analyticsScript)
    },
    () => undefined,
  )
}

function loadAnalytics(address: string): void {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`) !== null) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
}
