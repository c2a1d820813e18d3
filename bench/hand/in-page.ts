/** What is measured inside a page; all times are milliseconds. */
export interface HandWatch {
  /** The first element in sight with this name, of those that the selector finds. */
  named(selector: string, name: string): HTMLElement
  /** Begins anew: what happened before does not count. */
  begin(): void
  /**
   * The longest time from an input event of the last tap to the frame that shows its effect, by the Event Timing API: what Chromium calls interaction to
   * next paint. It rounds to 8 ms and leaves out what took less than 16; then this is 16. Null as long as no tap has been painted.
   */
  nextPaint(): number | null
  /** Resolves with the time from the last click, or from `begin` if that was later, to the first frame for which `isShown` holds. */
  shown(isShown: () => boolean): Promise<number>
  /**
   * The same for what a tap changes in the document: elements, or `aria-pressed`, `aria-busy` and `aria-current`. It looks when one of these changes
   * instead of in each frame, which would cost the tap some.
   */
  changed(holds: () => boolean): Promise<number>
  /** The tasks over 50 ms. */
  longTasks(): number[]
}

declare global {
  var hand: HandWatch
}

/** Installs the watch, before any script of the page. */
export function installWatch(): void {
  let began = 0
  let clicked = 0
  let painted = false
  let taps: number[] = []
  let tasks: number[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0 && entry.startTime >= began) taps.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (startTime >= began) tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  /** Within a frame, before it is drawn: calls back once it has been, when a message is handled. */
  const afterThisFrame = (act: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', act)
    port1.start()
    port2.postMessage(null)
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp
      requestAnimationFrame(() => afterThisFrame(() => (painted = true)))
    },
    { capture: true },
  )
  globalThis.hand = {
    named: (selector, name) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => (element.ariaLabel ?? element.textContent.trim()) === name && element.getClientRects().length > 0,
      ) as HTMLElement,
    begin() {
      began = performance.now()
      painted = false
      taps = []
      tasks = []
    },
    nextPaint: () => (taps.length > 0 ? Math.max(...taps) : painted ? 16 : null),
    shown: (isShown) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (isShown()) afterThisFrame(() => resolve(performance.now() - Math.max(began, clicked)))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    changed: (holds) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (!holds()) return
          observer.disconnect()
          requestAnimationFrame(() => afterThisFrame(() => resolve(performance.now() - Math.max(began, clicked))))
        })
        observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-pressed', 'aria-busy', 'aria-current'] })
      }),
    longTasks: () => tasks,
  }
}
