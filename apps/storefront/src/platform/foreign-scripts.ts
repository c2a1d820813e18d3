/** Marks what is not ours: the gateway's script and the operator's analytics. */
const MARK = 'foreign'

/** Adds somebody else's script to the page, marked as such. */
export function addForeignScript(address: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.dataset[MARK] = ''
  document.head.append(script)
  return script
}

/** True once the page has run, or is about to run, a script that is not ours. Nothing takes it out again but another page. */
export const hasForeignScripts = (): boolean => document.querySelector(`script[data-${MARK}]`) !== null
