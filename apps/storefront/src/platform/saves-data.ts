declare global {
  interface Navigator {
    /** Chromium's alone. */
    connection?: { saveData?: boolean }
  }
}

/** Whether the visitor wants to pay for no more than what is opened. */
export const savesData = (): boolean => navigator.connection?.saveData === true
