/** Today where the browser is. */
export const today = (): string => new Date().toLocaleDateString('en-CA')
